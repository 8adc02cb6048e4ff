import { platformCalls } from '../../../contract/documented/platform/platform.ts';
import type { PlatformDirectory } from '../../../application/ports/platform/platform-directory.ts';
import { pageConfigFromWire } from '../../../contract/platform/page-config-from-wire.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import type { WireClient } from '../wire-client.ts';

export class WirePlatformDirectory implements PlatformDirectory {
  private readonly client: WireClient;
  private readonly platformUrl: string;

  constructor(client: WireClient, platformUrl: string) {
    this.client = client;
    this.platformUrl = platformUrl;
  }

  async pageConfig(): Promise<PageConfig> {
    return pageConfigFromWire(await this.client.send(platformCalls.platforms, { platformUrl: this.platformUrl }));
  }
}
