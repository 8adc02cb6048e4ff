import type { DetailLine, LineStatus } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import { useWords } from '../../../words/use-words.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { LineReason } from './LineReason.tsx';

const tones: Readonly<Record<Exclude<LineStatus, 'not-given'>, Tone>> = {
  PASS: 'ok',
  NOPASS: 'bad',
  UNKNOWN: 'idle',
  'not-submitted': 'idle',
  replaced: 'info',
  edited: 'info',
  added: 'info',
};

/** The review result of one document. A corrected document waits for its review again. */
export function LineResult({ line }: { readonly line: DetailLine }) {
  const { say } = useWords();
  const { status } = line;
  return status === 'not-given' ? (
    <LineReason reason="" />
  ) : (
    <StateBadge tone={tones[status]}>
      {say(status === 'replaced' ? 'detail.changed' : `detail.result-${status}`)}
    </StateBadge>
  );
}
