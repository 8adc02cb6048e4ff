/** Page that explains and starts the process with the partner bank's merchant system (document 1, section 2). */
export const onboardingProcessPath = '/access/settlement-process';
