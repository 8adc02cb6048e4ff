import type { GeneratedFile } from '../../../../src/application/ports/generated-file.ts';
import { describe, expect, it } from 'vitest';
import type {
  MaterialStandards,
  StandardPlace,
} from '../../../../src/application/ports/evidence/material-standards.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { StandardOffer } from '../../../../src/domain/evidence/standards/standard-offer.ts';
import { StandardDownloads } from '../../../../src/presentation/evidence/shared/standard-downloads.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const place = (funderId: string): StandardPlace => ({
  book: 'credit',
  coreEnterpriseId: 'C-1',
  funderId,
  productType: '',
});
const file: GeneratedFile = { name: '资料清单.xlsx', address: 'data:,' };
const never = async (): Promise<never> => new Promise(() => undefined);

/** Standards that the test answers, in the order of the requests. */
class HandStandards implements MaterialStandards {
  readonly offers: PromiseWithResolvers<StandardOffer>[] = [];
  listed: () => Promise<GeneratedFile> = async () => file;

  offer(): Promise<StandardOffer> {
    const asked = Promise.withResolvers<StandardOffer>();
    this.offers.push(asked);
    return asked.promise;
  }

  async list(): Promise<GeneratedFile> {
    return this.listed();
  }

  async template(): Promise<GeneratedFile> {
    return file;
  }
}

function page() {
  const standards = new HandStandards();
  const sessions = { current: never, switchRole: never, stay: never, signOut: never };
  return { standards, downloads: new StandardDownloads(standards, new SessionStore({ pageConfig: never }, sessions)) };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('the list of required documents on a page', () => {
  it('is offered once it is known to exist', async () => {
    const { standards, downloads } = page();
    expect(downloads.view.offered).toBe(false);
    downloads.setPlace(place('F-1'));
    expect(downloads.view).toMatchObject({ offered: false, why: undefined });
    standards.offers[0]?.resolve({ offered: true });
    await settled();
    expect(downloads.view.offered).toBe(true);
  });

  it('is checked once for each place, and only the latest answer counts', async () => {
    const { standards, downloads } = page();
    downloads.setPlace(place('F-1'));
    downloads.setPlace(place('F-1'));
    downloads.setPlace(place('F-2'));
    expect(standards.offers).toHaveLength(2);
    standards.offers[1]?.resolve({ offered: false, because: 'limit-used-up' });
    standards.offers[0]?.resolve({ offered: true });
    await settled();
    expect(downloads.view).toMatchObject({ offered: false, why: { key: 'standards.limit-used-up' } });
    downloads.setPlace(undefined);
    expect(downloads.view).toMatchObject({ offered: false, why: undefined });
  });

  it('is offered when its existence is unknown', async () => {
    const { standards, downloads } = page();
    downloads.setPlace(place('F-1'));
    standards.offers[0]?.reject(new PortFault('offline'));
    await settled();
    expect(downloads.view.offered).toBe(true);
  });

  it('shows the hotline when it cannot be loaded, until the next attempt', async () => {
    const { standards, downloads } = page();
    downloads.setPlace(place('F-1'));
    standards.listed = async () => {
      throw new PortFault('refused', { code: 'STANDARD_NOT_PROVIDED' });
    };
    expect(await downloads.listPressed()).toBeUndefined();
    expect(downloads.view).toMatchObject({
      busy: '',
      failed: { key: 'standards.failed', values: { phone: '40000-95533' } },
    });
    standards.listed = async () => file;
    expect(await downloads.listPressed()).toEqual(file);
    expect(downloads.view.failed).toBeUndefined();
  });

  it('shows no failure after the user has chosen another place', async () => {
    const { standards, downloads } = page();
    downloads.setPlace(place('F-1'));
    const slow = Promise.withResolvers<GeneratedFile>();
    standards.listed = async () => slow.promise;
    const pressed = downloads.listPressed();
    expect(downloads.view.busy).toBe('list');
    expect(await downloads.templatePressed('STD-AUTH', { categoryId: 'STD-AUTH' })).toBeUndefined();
    downloads.setPlace(place('F-2'));
    slow.reject(new PortFault('offline'));
    await pressed;
    expect(downloads.view).toMatchObject({ busy: '', failed: undefined });
  });
});
