import type { DetailLine } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import type { Say } from '../../../words/use-words.ts';
import type { Column } from '../../design/table/data-table-types.ts';
import { LineActions, type LineHands } from './LineActions.tsx';
import { LineReason } from './LineReason.tsx';
import { LineResult } from './LineResult.tsx';
import { LineReviewer } from './LineReview.tsx';
import { LineTitle } from './LineTitle.tsx';

/** The columns of the documents on the progress page. */
export function materialColumns(say: Say, view: PackageDetailView, hands: LineHands): readonly Column<DetailLine>[] {
  const waits = (line: DetailLine): boolean => view.returned.includes(line);
  return [
    {
      id: 'title',
      title: say('detail.document'),
      minWidth: 240,
      share: 3,
      cell: (line) => <LineTitle line={line} strong={waits(line)} />,
      onCard: 'title',
    },
    {
      id: 'result',
      title: say('detail.result'),
      minWidth: 164,
      share: 0,
      cell: (line) => <LineResult line={line} />,
      onCard: 'badge',
    },
    {
      id: 'reason',
      title: say('detail.reason'),
      minWidth: 120,
      share: 2,
      cell: (line) => <LineReason reason={line.reason} />,
      onCard: 'line',
    },
    {
      id: 'review',
      title: say('detail.review'),
      minWidth: 130,
      share: 0,
      quiet: true,
      cell: (line) => <LineReviewer line={line} today={view.today} />,
      onCard: 'line',
    },
    {
      id: 'actions',
      title: say('packages.actions'),
      titleHidden: true,
      minWidth: 168,
      share: 0,
      onCard: 'action',
      cell: (line) => <LineActions {...hands} view={view} line={line} waits={waits(line)} />,
    },
  ];
}
