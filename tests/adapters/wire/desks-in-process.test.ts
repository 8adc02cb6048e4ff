import type { BackEnd } from '../../../server/core/back-end.ts';
import { fairWeather, InProcessTransport } from '../../../src/adapters/offline/in-process-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { demoBackEnd, desksOver } from '../../builders/desks.ts';
import { recordsSearchContract } from '../../contracts/records-search.ts';
import { accountDeskContract } from '../../contracts/account-desk.ts';
import { feedbackDeskContract } from '../../contracts/feedback-desk.ts';
import { noticeDesksContract } from '../../contracts/notice-desks.ts';
import { companyDeskContract } from '../../contracts/company-desk.ts';
import { crossingDeskContract } from '../../contracts/crossing-desk.ts';
import { helpDeskContract } from '../../contracts/help-desk.ts';
import { invoicingDeskContract } from '../../contracts/invoicing-desk.ts';
import { recoveryDeskContract } from '../../contracts/recovery-desk.ts';
import { desksContract } from '../../contracts/desks.ts';
import { darkPhotograph, helpingDesksContract } from '../../contracts/helping-desks.ts';

const inProcess = (backEnd: BackEnd) => ({ device: () => desksOver(new InProcessTransport(backEnd, { extensions, locale: () => 'zh-CN', weather: fairWeather })), close: async () => undefined });

desksContract('the desks in process', async () => inProcess(await demoBackEnd()));
helpingDesksContract('the desks that help, in process', async () => inProcess(await demoBackEnd(undefined, undefined, { reader: { said: async () => darkPhotograph } })));
accountDeskContract('the desk of an own account, in process', async () => inProcess(await demoBackEnd()));
recordsSearchContract('what looks records up, in process', async () => inProcess(await demoBackEnd()));
feedbackDeskContract('the desk that is told things, in process', async () => inProcess(await demoBackEnd()));
noticeDesksContract('the desks of arriving, in process', async (store) => inProcess(await demoBackEnd(store)));
companyDeskContract('how a company stands, in process', async () => inProcess(await demoBackEnd()));
crossingDeskContract('where else one may go, in process', async () => inProcess(await demoBackEnd()));
helpDeskContract('the desk that answers questions, in process', async () => inProcess(await demoBackEnd()));
invoicingDeskContract('the desk of invoicing information, in process', async () => inProcess(await demoBackEnd()));
recoveryDeskContract('the desk of the way back in, in process', async (store) => inProcess(await demoBackEnd(store)));
