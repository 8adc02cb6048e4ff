/** Where people see to their certificates, below the portal's base (document 1, section 2). */
export const certificatesPath = '/my/enterprise-info/certificate-management';
