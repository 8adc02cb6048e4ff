import type { ChosenAlerts, MessageAlertDesk } from '../../../application/ports/messages/message-alert-desk.ts';
import { messageAlertExtensions } from '../../../contract/extensions/messages/message-alert-extensions.ts';
import type { AlertChoices } from '../../../domain/messages/shared/message-alerts.ts';
import type { WireClient } from '../wire-client.ts';

export class WireMessageAlertDesk implements MessageAlertDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('message-posts');
  }

  async choices(signal?: AbortSignal): Promise<ChosenAlerts> {
    return this.client.send(messageAlertExtensions.messageAlerts, {}, { signal });
  }

  async choose({ modes, mails, hour, quietNights }: AlertChoices): Promise<void> {
    await this.client.send(messageAlertExtensions.chooseMessageAlerts, { modes, mails, hour, quietNights });
  }
}
