/** Where somebody joins a company that has registered, by the code of an invitation. */
export const invitationPath = '/register/invitation';
