// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { RouterNavigator } from '../../src/adapters/system/router-navigator.ts';
import { offlineContainer } from '../../src/composition/offline.ts';
import { presentersOf } from '../../src/composition/presenters.ts';
import { productionContainer } from '../../src/composition/production.ts';
import { tokens } from '../../src/composition/tokens.ts';
import { documentedConfig } from '../../src/contract/portal-config.ts';

const options = { navigator: new RouterNavigator(), locale: () => 'zh-CN' as const, pdfAssets: '/cv3/pdfjs/' };
const documents = { make: async () => ({ bytes: new Uint8Array(), mimeType: 'application/pdf' }) };

const profiles = [
  ['production', async () => productionContainer({ ...options, config: documentedConfig })],
  ['offline', async () => offlineContainer({ ...options, documents })],
] as const;

describe.each(profiles)('the %s profile', (_name, make) => {
  it('wires everything that has a name', async () => {
    const container = await make();
    await presentersOf(container).prepared();
    for (const [name, token] of Object.entries(tokens)) expect(container.get(token as never), name).toBeDefined();
  });

  it('gives each screen a presenter of its own, and all of them the same stores', async () => {
    const container = await make();
    const presenters = presentersOf(container);
    await presenters.prepared();
    await presenters.prepared();
    expect(presenters.materials()).not.toBe(presenters.materials());
    expect(presenters.packageList()).not.toBe(presenters.packageList());
    expect(presentersOf(container).session).toBe(presenters.session);
    expect(presentersOf(container).queue).toBe(presenters.queue);
  });
});
