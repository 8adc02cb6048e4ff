import type { BackEnd } from '../../../server/core/back-end.ts';
import { fairWeather, InProcessTransport } from '../../../src/adapters/offline/in-process-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { demoBackEnd, desksOver } from '../../builders/desks.ts';
import { recordsSearchContract } from '../../contracts/records-search.ts';
import { accountDeskContract } from '../../contracts/account-desk.ts';
import { feedbackDeskContract } from '../../contracts/feedback-desk.ts';
import { noticeDesksContract } from '../../contracts/notice-desks.ts';
import { applicationDeskContract } from '../../contracts/application-desk.ts';
import { settlingDeskContract } from '../../contracts/settling-desk.ts';
import { companyDataDeskContract } from '../../contracts/company-data-desk.ts';
import { groupDeskContract } from '../../contracts/group-desk.ts';
import { bankAccountDeskContract } from '../../contracts/bank-account-desk.ts';
import { companyDeskContract } from '../../contracts/company-desk.ts';
import { mailDeskContract } from '../../contracts/mail-desk.ts';
import { messagePostDeskContract } from '../../contracts/message-post-desk.ts';
import { crossingDeskContract } from '../../contracts/crossing-desk.ts';
import { financingDeskContract } from '../../contracts/financing-desk.ts';
import { guidanceDeskContract } from '../../contracts/guidance-desk.ts';
import { tourMemoryContract } from '../../contracts/tour-memory.ts';
import { workbenchDeskContract } from '../../contracts/workbench-desk.ts';
import { partnerEntryContract } from '../../contracts/partner-entry.ts';
import { helpDeskContract } from '../../contracts/help-desk.ts';
import { certificationDeskContract } from '../../contracts/certification-desk.ts';
import { invoicingDeskContract } from '../../contracts/invoicing-desk.ts';
import { agreementSignaturesContract } from '../../contracts/agreement-signatures.ts';
import { productDeskContract } from '../../contracts/product-desk.ts';
import { signInWaysContract } from '../../contracts/sign-in-ways.ts';
import { twoStepDeskContract } from '../../contracts/two-step-desk.ts';
import { secondProofDeskContract } from '../../contracts/second-proof-desk.ts';
import { certificateDeskContract } from '../../contracts/certificate-desk.ts';
import { keyIdentityDeskContract } from '../../contracts/key-identity-desk.ts';
import { hardKeyDeskContract } from '../../contracts/hard-key-desk.ts';
import { protocolDeskContract } from '../../contracts/protocol-desk.ts';
import { registrationDeskContract } from '../../contracts/registration-desk.ts';
import { delegationDeskContract } from '../../contracts/delegation-desk.ts';
import { peopleDeskContract } from '../../contracts/people-desk.ts';
import { usableKeysContract } from '../../contracts/usable-keys.ts';
import { recoveryByKeyContract } from '../../contracts/recovery-by-key.ts';
import { recoveryDeskContract } from '../../contracts/recovery-desk.ts';
import { desksContract } from '../../contracts/desks.ts';
import { darkPhotograph, helpingDesksContract } from '../../contracts/helping-desks.ts';

const inProcess = (backEnd: BackEnd) => ({
  device: () => desksOver(new InProcessTransport(backEnd, { extensions, locale: () => 'zh-CN', weather: fairWeather })),
  close: async () => undefined,
});

desksContract('the desks in process', async () => inProcess(await demoBackEnd()));
helpingDesksContract('the desks that help, in process', async () =>
  inProcess(await demoBackEnd(undefined, undefined, { reader: { readSayings: async () => darkPhotograph } })),
);
accountDeskContract('the desk of an own account, in process', async () => inProcess(await demoBackEnd()));
recordsSearchContract('what looks records up, in process', async () => inProcess(await demoBackEnd()));
feedbackDeskContract('the desk that is told things, in process', async () => inProcess(await demoBackEnd()));
noticeDesksContract('the desks of arriving, in process', async (store) => inProcess(await demoBackEnd(store)));
applicationDeskContract('applying for products, in process', async () => inProcess(await demoBackEnd()));
settlingDeskContract('settling in to the partner bank, in process', async () => inProcess(await demoBackEnd()));
companyDataDeskContract('what is known of a company, in process', async () => inProcess(await demoBackEnd()));
groupDeskContract('the group of a company, in process', async () => inProcess(await demoBackEnd()));
bankAccountDeskContract('the accounts of a company, in process', async () => inProcess(await demoBackEnd()));
companyDeskContract('how a company stands, in process', async () => inProcess(await demoBackEnd()));
crossingDeskContract('where else one may go, in process', async () => inProcess(await demoBackEnd()));
messagePostDeskContract('what is told by text, in process', async () => inProcess(await demoBackEnd()));
financingDeskContract('whose business is taken, in process', async () => inProcess(await demoBackEnd()));
guidanceDeskContract('how one begins, in process', async () => inProcess(await demoBackEnd()));
tourMemoryContract('where one was shown around, in process', async () => inProcess(await demoBackEnd()));
workbenchDeskContract('the way to the workbench, in process', async () => inProcess(await demoBackEnd()));
partnerEntryContract('the way in from a partner, in process', async () => inProcess(await demoBackEnd()));
helpDeskContract('the desk that answers questions, in process', async () => inProcess(await demoBackEnd()));
invoicingDeskContract('the desk of invoicing information, in process', async () => inProcess(await demoBackEnd()));
certificationDeskContract('the desk of certification, in process', async () => inProcess(await demoBackEnd()));
productDeskContract('the desk of products, in process', async () => inProcess(await demoBackEnd()));
secondProofDeskContract('the desk of the second step, in process', async (store) =>
  inProcess(await demoBackEnd(store)),
);
mailDeskContract('the mail address of an account, in process', async (store) => inProcess(await demoBackEnd(store)));
twoStepDeskContract('the second step of an account, in process', async (store) => inProcess(await demoBackEnd(store)));
keyIdentityDeskContract('the desk that identifies companies by UKeys, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
hardKeyDeskContract('the desk of certificates in tokens, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
certificateDeskContract('the desk of the certificates, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
protocolDeskContract('the desk of what was signed, in process', async () => inProcess(await demoBackEnd()));
recoveryDeskContract('the desk of the way back in, in process', async (store) => inProcess(await demoBackEnd(store)));
delegationDeskContract('who acts for whom, in process', async (store) => inProcess(await demoBackEnd(store)));
peopleDeskContract('the people of a company, in process', async (store) => inProcess(await demoBackEnd(store)));
registrationDeskContract('the desk at which companies register, in process', async (store) =>
  inProcess(await demoBackEnd(store)),
);
usableKeysContract('the keys that may sign, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
recoveryByKeyContract('the way back in by key, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
signInWaysContract('the ways in, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
agreementSignaturesContract('signing agreements by certificates, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
