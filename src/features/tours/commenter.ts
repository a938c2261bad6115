/** Person who comments, as far as the screen needs to know. */
export interface Commenter {
  id: string;
  fullName: string;
}
