import type { DetailLine } from '../../presentation/package-detail/package-detail-view-model.ts';
import type { ReviewResult } from '../../domain/materials/stage.ts';
import { useWords } from '../../words/use-words.ts';
import { StateBadge } from '../design/StateBadge.tsx';
import type { Tone } from '../design/tone.ts';
import { LineReason } from './LineReason.tsx';

const tones: Readonly<Record<ReviewResult, Tone>> = { PASS: 'ok', NOPASS: 'bad', UNKNOWN: 'idle' };

/** What became of one document; one that was replaced since waits for its review again. */
export function LineResult({ line }: { readonly line: DetailLine }) {
  const { say } = useWords();
  if (line.changedSinceReturn) return <StateBadge tone="info">{say('detail.changed')}</StateBadge>;
  if (line.files.length === 0 && line.result === 'UNKNOWN') return <LineReason reason="" />;
  return <StateBadge tone={tones[line.result]}>{say(`detail.result-${line.result}`)}</StateBadge>;
}
