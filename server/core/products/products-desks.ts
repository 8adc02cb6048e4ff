import { productDesk } from './product-desk.ts';
import { agreementSignatureDesk } from './agreement-signature-desk.ts';
import { applicationDesk } from './application-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { applicationMessages } from './application-messages.ts';
import { productMessages } from './product-messages.ts';

/** Handlers of the area's calls. */
export const productsDesks = ({ parts }: DeskContext) => ({
  ...productDesk(parts),
  ...agreementSignatureDesk(parts),
  ...applicationDesk(parts),
});

/** Message sources of the area. */
export const productsSources: MessageSources = (parts) => [applicationMessages, productMessages(parts)];
