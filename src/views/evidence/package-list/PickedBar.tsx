import { observer } from 'mobx-react-lite';
import type { PickedList } from '../../../presentation/evidence/package-list/picked-list.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { BatchDialog } from './BatchDialog.tsx';

export interface PickedBarProps {
  readonly picking: PickedList;
  readonly columns: readonly PackageColumn[];
}

/** At the foot of the list: how much is picked over all pages, what can be handed in, and why not the rest (checklist F-177). */
export const PickedBar = observer(function PickedBar({ picking, columns }: PickedBarProps) {
  const { say } = useWords();
  const { count, total, all, notes, ready, failed } = picking.view;
  const { batch } = picking;
  const clause = say('formats.clause-separator');
  const note = [...(all ? [all] : []), ...notes].map((each) => say(each)).join(clause);
  return (
    <>
      {!picking.isEmpty && (
        <FooterBar
          count={failed ? say('lists.unknown') : count === undefined ? '' : say('lists.picked', { count })}
          total={total && say(total)}
          note={note === '' ? undefined : note}
          actions={
            <>
              {failed && (
                <PressButton kind="subtle" onPress={async () => picking.againPressed()}>
                  {say('lists.again')}
                </PressButton>
              )}
              {all && (
                <PressButton kind="subtle" onPress={() => picking.onlyPagePressed()}>
                  {say('lists.only-page')}
                </PressButton>
              )}
              <PressButton kind="subtle" onPress={() => picking.cleared()}>
                {say('lists.clear')}
              </PressButton>
              <PressButton onPress={async () => picking.exportPressed(columns)}>{count === undefined || failed ? say('packages.export') : say('lists.export', { count })}</PressButton>
              <PressButton onPress={async () => picking.archivePressed()}>{say('lists.archive')}</PressButton>
              {ready !== undefined && ready > 0 && (
                <PressButton kind="primary" onPress={async () => picking.submitPressed()}>
                  {say('lists.submit', { count: ready })}
                </PressButton>
              )}
            </>
          }
        />
      )}
      {batch && <BatchDialog batch={batch} onClosed={() => picking.batchClosed()} />}
    </>
  );
});
