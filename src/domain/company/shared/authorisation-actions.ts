/**
 * What a company lets somebody do in its name, in the order of the form: look, put documents together, hand in and
 * apply, sign.
 */
export const authorisationActions = ['view', 'prepare', 'submit', 'sign'] as const;
export type AuthorisationAction = (typeof authorisationActions)[number];

/** What goes with each: nobody works on what they may not see, or hands in what they may not put right. */
const alongside: Readonly<Record<AuthorisationAction, readonly AuthorisationAction[]>> = {
  view: [],
  prepare: ['view'],
  submit: ['view', 'prepare'],
  sign: ['view'],
};

export const isAuthorisationAction = (text: string): text is AuthorisationAction =>
  authorisationActions.some((each) => each === text);

/** Some of what may be done with all that goes with it, each once and in the order of the form. */
export function actionsWhole(chosen: readonly AuthorisationAction[]): readonly AuthorisationAction[] {
  return authorisationActions.filter((each) => chosen.some((one) => one === each || alongside[one].includes(each)));
}
