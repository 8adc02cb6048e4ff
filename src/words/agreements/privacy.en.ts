import type { AgreementText } from '../../domain/agreements/agreement.ts';

export const privacy: AgreementText = {
  title: 'Privacy policy',
  version: 'RT2022V1.0',
  sections: [
    {
      heading: '1. Scope',
      paragraphs: [
        '1.1 This policy says how the operator of the supply-chain finance platform (whose name and contact details are published at the foot of the platform’s pages; “the platform”) handles personal information of members and their people. It covers the platform’s website and its services.',
        '1.2 Before a member gives the platform information on its people or other individuals, it must have obtained their consent as the law requires, or have another lawful ground.',
      ],
    },
    {
      heading: '2. What is collected, and for what',
      paragraphs: [
        '2.1 For registering and signing in: user name, name, mobile number, password (kept in a form that cannot be turned back) and data of digital certificates, to verify identity and keep accounts safe.',
        '2.2 For certifying enterprises and doing business: names, identity document numbers and images of operators and legal representatives, authorisations, and the enterprise’s bank account and invoicing information, to meet the requirements of real-name verification, anti-money-laundering and financing review.',
        '2.3 For safety and repair: times of signing in, network origin, kind of browser and operating system, and records of operation, to notice unusual sign-ins, keep evidence of what was done and mend faults.',
        '2.4 Users may refuse information that is not necessary; services that have nothing to do with it stay usable.',
      ],
    },
    {
      heading: '3. What is kept in the browser',
      paragraphs: [
        '3.1 The platform uses the cookies without which nobody stays signed in, and keeps language, appearance, list views and unsubmitted drafts in the browser. None of it is used to follow anybody across sites.',
        '3.2 Drafts are removed when a user signs out; on a computer marked as shared, preferences such as views are removed as well.',
      ],
    },
    {
      heading: '4. Sharing and processing on behalf',
      paragraphs: [
        '4.1 As far as the business requires it, and no further, the platform gives information to the funders and core enterprises that the member chooses and to providers of electronic certification; anybody else receives it only with separate consent, unless the law provides otherwise.',
        '4.2 Where others process information for the platform, it agrees with them on purpose, duration, manner and protection, and supervises what they do.',
        '4.3 The platform does not sell personal information.',
      ],
    },
    {
      heading: '5. Keeping and protecting',
      paragraphs: [
        '5.1 Personal information is kept within the People’s Republic of China, for the shortest time that its purpose needs; where the law sets other periods for customer identity data and records of transactions, these hold.',
        '5.2 The platform protects information by encrypted transport, access control, masking and records of operation. Identity document numbers and mobile numbers are masked on pages; showing one whole is recorded.',
        '5.3 In case of a security incident with personal information the platform tells those affected, and reports to the authorities, as the law requires and without delay.',
      ],
    },
    {
      heading: '6. Rights of individuals',
      paragraphs: [
        '6.1 Individuals may see, copy, correct and complete their information and, where the law provides, have it deleted, withdraw consent or have the account cancelled. They ask on the account page or by the published hotline, and the platform answers within fifteen working days.',
        '6.2 Withdrawing consent leaves what was done before it valid; where the law requires information to be kept, the platform does nothing with it beyond storing it and keeping it safe.',
      ],
    },
    {
      heading: '7. Updates and law',
      paragraphs: [
        '7.1 When the platform updates this policy it publishes the new version. A member that goes on using the services after publication, or does not object within forty-eight hours of publication, is deemed to have accepted it; for updates that lessen the rights of individuals the platform obtains separate consent.',
        '7.2 The law of the People’s Republic of China governs this policy. Disputes about it belong before the competent people’s court at the seat of the platform’s operator.',
        '7.3 This policy is made in Chinese; translations are for reference only, and where they differ the Chinese version prevails.',
      ],
    },
  ],
};
