import type { AgreementText } from '../../domain/agreements/agreement.ts';

/** Translation of the agreement that is signed when a company is submitted to the partner bank. */
export const onboarding: AgreementText = {
  title: 'Agreement on settling in to the partner bank’s merchant system',
  version: 'RZ2026V1.0',
  sections: [
    {
      heading: '1. Settling in',
      paragraphs: [
        '1.1 The member has the platform hand its company’s data to the partner bank, which examines whether the member may settle in to its merchant system (the workbench).',
        '1.2 Once the partner bank has taken the member, the member’s main user goes to the workbench straight from the platform. Where the bank refuses, it gives its reason, and the member may mend it and hand in again.',
      ],
    },
    {
      heading: '2. What is given',
      paragraphs: [
        '2.1 The member agrees that the platform gives the partner bank the company’s name, its unified social credit code, how its real-name authentication stands, and the main user’s name and user name.',
        '2.2 Nothing else of the member’s is given to the partner bank for settling in.',
        '2.3 Whatever else concerns information is governed by the Privacy Policy.',
      ],
    },
    {
      heading: '3. Using the workbench',
      paragraphs: [
        '3.1 The workbench is run by the partner bank; what the member does there is governed by the bank’s rules.',
        '3.2 The member sees to it that whoever signs this agreement is authorised; their signature counts as the member’s.',
      ],
    },
    { heading: '4. Fees', paragraphs: ['4.1 Settling in is free of charge.'] },
    {
      heading: '5. Changed conditions',
      paragraphs: [
        '5.1 Where the member’s conditions change so that it no longer meets the partner bank’s requirements, settling in is suspended; the customer hotline tells the member what can be done.',
      ],
    },
    {
      heading: '6. Other matters',
      paragraphs: [
        '6.1 This agreement is part of the Member Registration Agreement, which governs whatever is not said here.',
        '6.2 This agreement takes effect when the member signs it. Where there is a translation into another language, the Chinese version prevails.',
      ],
    },
  ],
};
