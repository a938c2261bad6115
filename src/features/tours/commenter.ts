/** Facts of the person who comments, as far as the screen needs them. */
export interface Commenter {
  id: string;
  fullName: string;
}
