import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import type { KeyAgent } from '../../src/application/ports/keys/key-agent.ts';

export interface AgentUnderContract {
  readonly agent: KeyAgent;
  /** The holder of the requested key. */
  readonly holder: string;
  /** A text that may be signed now. */
  text(): Promise<string>;
  /** The owner confirms the request. */
  agree(): Promise<void>;
  close(): Promise<void>;
}

/** Contract of every key agent. */
export function keyAgentContract(name: string, make: () => Promise<AgentUnderContract>): void {
  describe(name, () => {
    let under: AgentUnderContract;
    beforeAll(async () => {
      under = await make();
    });
    afterAll(async () => under.close());

    it('signs the whole text with the key of the certificate that it names', async () => {
      const [text] = [await under.text()];
      const [signed] = await Promise.all([
        under.agent.sign({ holder: under.holder, text }, new AbortController().signal),
        under.agree(),
      ]);
      if (!signed.signed) throw new Error(signed.because);
      expect(await x509Authority.isSignatureOf(signed.certificate, text, signed.signature)).toBe(true);
      expect(await x509Authority.isSignatureOf(signed.certificate, `${text} `, signed.signature)).toBe(false);
    });

    it('lists its certificates with serials and days', async () => {
      const listing = await under.agent.list();
      if (!listing.found) throw new Error(listing.because);
      for (const { serial, validFrom, validTo } of listing.tokens.flatMap(({ certificates }) => certificates))
        expect([serial.length > 0, validFrom < validTo]).toEqual([true, true]);
    });

    it('stops asking when the request is cancelled', async () => {
      const stopped = new AbortController();
      stopped.abort();
      await expect(
        under.agent.sign({ holder: under.holder, text: await under.text() }, stopped.signal),
      ).rejects.toMatchObject({ kind: 'cancelled' });
    });
  });
}
