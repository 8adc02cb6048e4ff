import { fairWeather, InProcessTransport } from '../../../src/adapters/offline/in-process-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { demoBackEnd, desksOver } from '../../builders/desks.ts';
import { desksContract } from '../../contracts/desks.ts';

desksContract('the desks in process', async () => {
  const backEnd = await demoBackEnd();
  return { device: () => desksOver(new InProcessTransport(backEnd, { extensions, locale: () => 'zh-CN', weather: fairWeather })), close: async () => undefined };
});
