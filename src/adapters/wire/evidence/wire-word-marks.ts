import type { WordMarks } from '../../../application/ports/evidence/word-marks.ts';
import { wordMarkCalls, wordMarkFromWire } from '../../../contract/documented/evidence/word-marks.ts';
import type { MarkVerdict, WordMark } from '../../../domain/evidence/marks/word-mark.ts';
import type { WireClient } from '../wire-client.ts';
import { aiSwitchedOff } from './ai-switched-off.ts';

export class WireWordMarks implements WordMarks {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async areShown(signal?: AbortSignal): Promise<boolean> {
    const [{ status }, off] = await Promise.all([
      this.client.send(wordMarkCalls.markSwitch, {}, { signal }),
      aiSwitchedOff(this.client, 'marks', signal),
    ]);
    return status === 1 && !off;
  }

  async marks(docDatumId: string, signal?: AbortSignal): Promise<readonly WordMark[]> {
    const { marks } = await this.client.send(wordMarkCalls.wordMarks, { docDatumId }, { signal });
    return (marks ?? []).flatMap((wire) => wordMarkFromWire(wire) ?? []);
  }

  async judge(docDatumId: string, id: string, verdict: MarkVerdict): Promise<void> {
    await this.client.send(wordMarkCalls.wordMarkResult, {
      docDatumId,
      id,
      result: verdict === 'right' ? 'RIGHT' : 'WRONG',
    });
  }
}
