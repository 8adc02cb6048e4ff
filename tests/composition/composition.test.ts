// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { RouterNavigator } from '../../src/adapters/system/router-navigator.ts';
import { nodeCaptchas } from '../../server/documents/node-captchas.ts';
import { offlineContainer } from '../../src/composition/offline.ts';
import { pagesOf } from '../../src/composition/areas/areas.ts';
import { entryTokens } from '../../src/composition/areas/entry/tokens.ts';
import { entryParts } from '../../src/composition/areas/entry/area.ts';
import { evidenceTokens } from '../../src/composition/areas/evidence/tokens.ts';
import { viewerTokens } from '../../src/composition/areas/viewer/tokens.ts';
import { analyticsTokens } from '../../src/composition/analytics-tokens.ts';
import { bindFrame } from '../../src/composition/frame-parts.ts';
import { presentersOf } from '../../src/composition/presenters.ts';
import { productionContainer } from '../../src/composition/production.ts';
import { tokens } from '../../src/composition/tokens.ts';
import { areaKey } from '../../src/presentation/shared/area-key.ts';
import { evidenceArea } from '../../src/presentation/evidence/evidence-presenters.ts';
import { documentedConfig } from '../../src/contract/portal-config.ts';

const options = { navigator: new RouterNavigator(), locale: () => 'zh-CN' as const, pdfAssets: '/cv3/pdfjs/' };
const documents = { make: async () => ({ bytes: new Uint8Array(), mimeType: 'application/pdf' }) };

const profiles = [
  ['production', async () => productionContainer({ ...options, config: documentedConfig })],
  ['offline', async () => offlineContainer({ ...options, documents, captchas: nodeCaptchas })],
] as const;

describe.each(profiles)('the %s profile', (_name, make) => {
  it('wires everything that has a name', async () => {
    const container = await make();
    bindFrame(container);
    await Promise.all([
      ...pagesOf(container).map(async (page) => page.prepare()),
      entryParts().then((bind) => bind(container)),
      presentersOf(container).downloads(),
    ]);
    // Only a demonstration has accounts to choose from.
    const { DemoAccounts: _, ...everywhere } = tokens;
    for (const [name, token] of Object.entries({
      ...everywhere,
      ...analyticsTokens,
      ...entryTokens,
      ...evidenceTokens,
      ...viewerTokens,
    }))
      expect(container.get(token as never), name).toBeDefined();
  });

  it('gives each screen a presenter of its own, and all of them the same stores', async () => {
    const container = await make();
    bindFrame(container);
    const presenters = presentersOf(container);
    for (const page of [...pagesOf(container), ...pagesOf(container)]) await page.prepare();
    const { materials, packageList } = presenters.of(evidenceArea);
    expect(materials('credit')).not.toBe(materials('credit'));
    expect(packageList('credit')).not.toBe(packageList('credit'));
    expect(presentersOf(container).session).toBe(presenters.session);
    expect(presentersOf(container).queue).toBe(presenters.queue);
  });

  it('knows of no area that has no name here, and offers nothing before its page was prepared, or before the frame has come', async () => {
    const container = await make();
    const presenters = presentersOf(container);
    expect(() => presenters.of(evidenceArea)).toThrow('No area is called evidence');
    bindFrame(container);
    expect(() => presenters.of(areaKey('constructor'))).toThrow('No area is called constructor');
    expect(() => presenters.of(evidenceArea).materials('credit')).toThrow();
  });
});
