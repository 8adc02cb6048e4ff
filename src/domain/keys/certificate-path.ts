/** Where people see to their certificates, below the portal's base (document 1, section 2). */
export const certificatesPath = '/my/enterprise-info/certificate-management';

/**
 * Places of that page to which others lead: one's own certificates, where they are renewed; tokens, where they are
 * applied for; the cloud certificate, where it is opened.
 */
export const certificatePlaces = {
  own: 'own-certificates',
  tokens: 'token-certificates',
  cloud: 'cloud-certificate',
} as const;
export type CertificatePlace = keyof typeof certificatePlaces;

export const certificatePath = (place: CertificatePlace): string => `${certificatesPath}#${certificatePlaces[place]}`;
