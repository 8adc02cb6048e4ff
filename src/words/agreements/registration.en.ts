import type { AgreementText } from '../../domain/agreements/agreement.ts';

export const registration: AgreementText = {
  title: 'Member registration agreement',
  version: 'RT2023V1.0',
  sections: [
    {
      heading: '1. Parties and conclusion',
      paragraphs: [
        '1.1 This agreement is concluded between the operator of the supply-chain finance platform (whose name, seat and contact details are published at the foot of the platform’s pages; “the platform”) and the enterprise or other organisation that applies to register and use its services (“the member”).',
        '1.2 It is concluded when the member has read its whole text on the page of registration or of renewal and pressed Agree, which has the same effect as a signature on paper. Whoever presses it for the member must have been authorised by the member.',
        '1.3 The member reads this agreement completely before agreeing, with particular attention to the clauses on limits of liability, on fees and on disputes; questions on any clause may be put to the published customer hotline.',
      ],
    },
    {
      heading: '2. Conditions of registration and member data',
      paragraphs: [
        '2.1 Applicants must be natural persons with full capacity, legal persons or unincorporated organisations, must agree to register, and must have the capacity that the business they do requires.',
        '2.2 The member should hold a valid digital certificate that the platform recognises and keeps the certificate and its PIN safe; where a sub-site provides otherwise, its provision holds. What is done with the member’s certificate, account or password counts as done by the member.',
        '2.3 The member provides data that are true, accurate, complete and valid, and updates them without delay when they change; the member bears the consequences of data that are untrue or out of date.',
        '2.4 The member’s operators, directors and query staff must be its legal representative or persons whom it has authorised. The member manages the roles and permissions of its people and answers for what they do on the platform.',
        '2.5 An account is used by one person at a time: the member does not let two people use one account at once, and does not rent out, lend or transfer it.',
      ],
    },
    {
      heading: '3. Services and certification',
      paragraphs: [
        '3.1 The platform provides information and technical services for supply-chain finance, among them certification of enterprises, opening of products, arranging and submitting financing materials, showing information on contracts and bills, and notifications. The platform is not the funder and does not promise that financing will be granted.',
        '3.2 After registering, the member submits documents for certification. The platform reviews their form; passing the review completes the certification. Where it is not passed the platform says why, and the member may apply again with corrections.',
        '3.3 Where a product has a service agreement of its own, the member signs it before opening the product; where the two differ, the product’s agreement holds for that product.',
      ],
    },
    {
      heading: '4. Fees and tax',
      paragraphs: [
        '4.1 What the platform charges for, how much and how it is paid is laid down in separate agreements between the member and the platform.',
        '4.2 Taxes that arise by law from the member’s use of the services and from its trade are borne by the member. For service fees the platform issues invoices as the law provides; the member keeps its invoicing information complete and accurate, and the platform is not liable where an invoice cannot be issued because information is missing or wrong.',
      ],
    },
    {
      heading: '5. Conduct',
      paragraphs: [
        '5.1 The member warrants that the trade background, contracts, invoices and other documents that it submits are genuine and lawful, and does not finance the same claim twice, invent transactions or submit forged or altered documents.',
        '5.2 The member does not use the platform for anything that breaks the law, harms the rights of others or endangers the platform’s security, and does not disturb its operation in any way.',
        '5.3 Where the member breaks this agreement or the platform’s rules, the platform may, according to the case, ask for an explanation, put the member on a watch list, restrict some business, suspend the service or end this agreement. A listed member that disagrees may submit a written statement with proof, which the platform examines and answers.',
      ],
    },
    {
      heading: '6. Intellectual property and complaints',
      paragraphs: [
        '6.1 The rights in the platform’s software, interface, texts, graphics, marks and their arrangement belong to the platform or to their holders; without permission they may not be copied, altered or used for anything but the platform’s services.',
        '6.2 Where the platform receives a complaint that content submitted by a member infringes rights, it tells the member, who may appeal with proof within three working days of being told. Without an appeal in time, or where the appeal fails, the platform may remove the content or the links to it.',
      ],
    },
    {
      heading: '7. Cancelling an account',
      paragraphs: [
        '7.1 The member may apply to have its account cancelled, which takes effect with the platform’s approval. Outstanding financing, fees and disputes are settled first.',
        '7.2 The platform may cancel an account that has not been used for six months in a row, after telling the member through the contact details that it has.',
        '7.3 After cancellation the platform keeps records for as long as the law requires; rights and duties that arose before are not affected.',
      ],
    },
    {
      heading: '8. Limits of liability',
      paragraphs: [
        '8.1 The platform takes reasonable technical measures to keep the service continuous and safe. For losses caused by force majeure, failures of telecommunication or power, third parties, or the member’s own equipment or operation the platform is not liable as far as the law allows, but takes reasonable steps to reduce them.',
        '8.2 As far as the law allows, the platform’s entire liability to the member under this agreement is limited to the service fees that this member has actually paid for the platform’s services in that year; losses caused by the platform’s intent or gross negligence are excepted.',
      ],
    },
    {
      heading: '9. Changes to this agreement and to policies',
      paragraphs: [
        '9.1 The platform may change this agreement and its policies as law and business require, and publishes the changed version on the platform. A member that goes on using the services after publication, or does not object within forty-eight hours of publication, is deemed to have accepted the changes.',
        '9.2 A member that does not agree objects within that time and stops using the services; the parties may then settle what is outstanding by negotiation.',
        '9.3 Where the platform asks the member to sign again, the member cannot go on doing business before having signed.',
      ],
    },
    {
      heading: '10. Law and disputes',
      paragraphs: [
        '10.1 The law of the People’s Republic of China governs the conclusion, effect, interpretation and performance of this agreement and the settlement of disputes.',
        '10.2 The parties first negotiate on disputes that arise from this agreement; failing that, either may sue before the competent people’s court at the seat of the platform’s operator.',
        '10.3 Should a clause be found invalid, the others remain in force. This agreement is made in Chinese; translations are for reference only, and where they differ the Chinese version prevails.',
      ],
    },
  ],
};
