/** Page of the certificates, below the portal's base (document 1, section 2). */
export const certificatesPath = '/my/enterprise-info/certificate-management';

/** Sections of that page: the user's own certificates, the application for tokens, and the cloud certificate. */
export const certificatePlaces = {
  own: 'own-certificates',
  tokens: 'token-certificates',
  cloud: 'cloud-certificate',
} as const;
export type CertificatePlace = keyof typeof certificatePlaces;

export const certificatePath = (place: CertificatePlace): string => `${certificatesPath}#${certificatePlaces[place]}`;
