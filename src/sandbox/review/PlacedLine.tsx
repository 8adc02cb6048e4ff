import { observer } from 'mobx-react-lite';
import { useConsole } from '../frame/console-context.ts';
import { LineCard } from './LineCard.tsx';
import type { ReviewLine } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';

export interface PlacedLineProps {
  readonly view: ReviewView;
  readonly line: ReviewLine;
  /** The file in the viewer beside it. */
  readonly shown: string | undefined;
  readonly onShown: (pkFile: string) => void;
}

/** One document of the package under review, as it stands there. */
export const PlacedLine = observer(function PlacedLine({ view, line, shown, onShown }: PlacedLineProps) {
  const { deeds } = useConsole();
  const corrected = line.item?.result === 'NOPASS' && Object.keys(line.item.fields).length > 0 && deeds.corrects(view.reviewed);
  return <LineCard line={line} stage={view.stage} judging={view.judging} corrected={corrected} verdict={view.verdicts.get(line.key)} shown={shown} onShown={onShown} />;
});
