/**
 * Actions that a company can authorise a person for, in the order of the form: view, prepare documents, submit and
 * apply, sign.
 */
export const authorisationActions = ['view', 'prepare', 'submit', 'sign'] as const;
export type AuthorisationAction = (typeof authorisationActions)[number];

/** Actions that each action includes: nobody prepares what they may not see, or submits what they may not change. */
const alongside: Readonly<Record<AuthorisationAction, readonly AuthorisationAction[]>> = {
  view: [],
  prepare: ['view'],
  submit: ['view', 'prepare'],
  sign: ['view'],
};

export const isAuthorisationAction = (text: string): text is AuthorisationAction =>
  authorisationActions.some((each) => each === text);

/** The chosen actions and all that they include, each once and in the order of the form. */
export function withImpliedActions(chosen: readonly AuthorisationAction[]): readonly AuthorisationAction[] {
  return authorisationActions.filter((each) => chosen.some((one) => one === each || alongside[one].includes(each)));
}
