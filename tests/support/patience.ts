/** Screens are drawn on machines that do other things too; what is waited for may take a while, what is wrong still fails. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
