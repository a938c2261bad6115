/** The page of the mail's link; its token stands in the fragment, which no server and no log gets to see. */
export const RESET_PAGE = '/dat-lai-mat-khau';
export const resetLink = (token: string): string => `${RESET_PAGE}#token=${token}`;

/** The page of an invitation to work in the house, with its token in the same place. */
export const INVITATION_PAGE = '/nhan-loi-moi';
export const invitationLink = (token: string): string => `${INVITATION_PAGE}#token=${token}`;
