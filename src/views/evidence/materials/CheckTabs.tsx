import {
  checkTabs,
  type CheckTab,
  type CheckView,
} from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { useMaterials } from './materials-context.ts';

interface CheckTabsProps {
  readonly name: string;
  readonly materialId: string;
  readonly checks: CheckView;
}

const isTab = (id: string): id is CheckTab => checkTabs.some((tab) => tab === id);

/** The tabs of documents by their check: all, to be worked on, to be confirmed, being read, done. */
export function CheckTabs({ name, materialId, checks: { tab, counts } }: CheckTabsProps) {
  const { actions } = useMaterials();
  const { say } = useWords();
  const views = checkTabs.map((id) => ({
    id,
    label: say(`reading.tab-${id}`),
    count: counts[id],
    waits: id === 'to-check',
  }));
  return (
    <ViewTabs
      label={say('common.label', { label: name }) + say('reading.checks')}
      views={views}
      chosen={tab}
      onChosen={(id) => isTab(id) && actions.tabChosen(materialId, id)}
    />
  );
}
