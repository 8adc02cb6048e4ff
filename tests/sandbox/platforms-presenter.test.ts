import { describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { lookTexts, type PlatformLook } from '../../src/domain/shell/shared/platform-look.ts';
import { consoleUnderTest, settled } from './fake-sandbox.ts';

const look = (name: string): PlatformLook => ({
  ...(Object.fromEntries(lookTexts.map((field) => [field, ''])) as Record<(typeof lookTexts)[number], string>),
  platformName: name,
  topBarColor: '#0c5a4f',
  topBarWordColor: '#ffffff',
  tailBarColor: '#f5f7f6',
  tailBarWordColor: '#48514e',
  isRT: false,
  hasJG: false,
  shortBar: false,
});

async function opened() {
  const {
    parts: { platforms, notes },
    sandbox,
  } = consoleUnderTest();
  sandbox.looks = [
    { host: '*', look: look('汇屿') },
    { host: 'lanchuan.localhost', look: look('澜川') },
  ];
  platforms.opened();
  await settled();
  return { platforms, notes, sandbox };
}

describe('the appearance of hosts', () => {
  it('shows typed values at once, as the portal would', async () => {
    const { platforms } = await opened();
    expect([platforms.hosts, platforms.config?.name, platforms.config?.rightBar.isShort]).toEqual([
      ['*', 'lanchuan.localhost'],
      '汇屿',
      false,
    ]);
    platforms.typed({ platformName: '新屿', shortBar: true });
    expect([platforms.config?.name, platforms.config?.rightBar.isShort, platforms.storedLook?.platformName]).toEqual([
      '新屿',
      true,
      '汇屿',
    ]);
    platforms.dropped();
    expect(platforms.config?.name).toBe('汇屿');
  });

  it('is saved for the shown host, with a notice', async () => {
    const { platforms, notes, sandbox } = await opened();
    platforms.hostChosen('lanchuan.localhost');
    platforms.typed({ topBarColor: '#112233' });
    await platforms.savePressed();
    expect(sandbox.looks.map((each) => each.look.topBarColor)).toEqual(['#0c5a4f', '#112233']);
    expect([platforms.typedLook, platforms.storedLook?.topBarColor, notes.notes[0]?.title.key]).toEqual([
      undefined,
      '#112233',
      'sandbox-platforms.saved',
    ]);
  });

  it('are not saved while a value is invalid, and keep the typed values when saving fails', async () => {
    const { platforms, notes, sandbox } = await opened();
    platforms.typed({ topBarColor: 'red' });
    await platforms.savePressed();
    expect([platforms.problems, sandbox.looks[0]?.look.topBarColor, notes.notes]).toEqual([
      { topBarColor: 'no-colour' },
      '#0c5a4f',
      [],
    ]);
    platforms.typed({ topBarColor: '#223344' });
    sandbox.refusal = new PortFault('offline');
    await platforms.savePressed();
    expect([platforms.typedLook?.topBarColor, notes.notes[0]?.tone]).toEqual(['#223344', 'bad']);
  });

  it('keeps values typed during a save', async () => {
    const { platforms } = await opened();
    platforms.typed({ platformName: '新屿' });
    const saving = platforms.savePressed();
    platforms.typed({ platformName: '新屿二' });
    await saving;
    expect([platforms.storedLook?.platformName, platforms.typedLook?.platformName]).toEqual(['新屿', '新屿二']);
  });

  it('of another host are not what was typed for the one before', async () => {
    const { platforms } = await opened();
    platforms.typed({ platformName: '新屿' });
    platforms.hostChosen('lanchuan.localhost');
    expect(platforms.config?.name).toBe('澜川');
  });
});
