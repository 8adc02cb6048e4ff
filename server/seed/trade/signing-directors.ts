/** Accounts of the directors of the demo world who sign their approvals: each has a certificate from the start. */
export const signingDirectors = ['songbeichen', 'guyunzhou', 'duanqingge', 'lujinghang', 'jiyuanzhou'] as const;
