/** Page on which a person joins a registered company with the code of an invitation. */
export const invitationPath = '/register/invitation';
