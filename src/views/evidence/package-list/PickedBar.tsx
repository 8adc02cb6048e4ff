import { makeStyles, tokens } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PickedList } from '../../../presentation/evidence/package-list/picked-list.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import { DisclosurePanel } from '../../design/panels/DisclosurePanel.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { belowWide, narrow, phone } from '../../design/theme/breakpoints.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { useWords } from '../../../words/use-words.ts';
import { BatchDialog } from './BatchDialog.tsx';

export interface PickedBarProps {
  readonly picking: PickedList;
  readonly columns: readonly PackageColumn[];
}

const useStyles = makeStyles({
  more: { display: 'grid', gap: '4px', justifyItems: 'start' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/**
 * The bar at the foot of the list: the number of packages picked on all pages, how many can be submitted, and why not
 * the others (checklist F-177). On a phone it is one line, with further actions behind a button.
 */
export const PickedBar = observer(function PickedBar({ picking, columns }: PickedBarProps) {
  const styles = useStyles();
  const { say } = useWords();
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  const isCrowded = useMedia(belowWide);
  const { count, total, all, notes, ready, failed, offersDownload } = picking.view;
  const { batch } = picking;
  const clause = say('formats.clause-separator');
  const note = [...(all ? [all] : []), ...notes].map((each) => say(each)).join(clause);
  const submits = ready !== undefined && ready > 0;
  const submit = submits && (
    <PressButton kind="primary" onPress={async () => picking.submitPressed()}>
      {say('lists.submit', { count: ready })}
    </PressButton>
  );
  const exportButton = offersDownload && (
    <PressButton onPress={async () => picking.exportPressed(columns)}>
      {count === undefined || failed ? say('packages.export') : say('lists.export', { count })}
    </PressButton>
  );
  const archiveButton = offersDownload && (
    <PressButton onPress={async () => picking.archivePressed()}>{say('lists.archive')}</PressButton>
  );
  const again = failed && (
    <PressButton kind="subtle" onPress={async () => picking.againPressed()}>
      {say('lists.again')}
    </PressButton>
  );
  const onlyPage = all && (
    <PressButton kind="subtle" onPress={() => picking.onlyPagePressed()}>
      {say('lists.only-page')}
    </PressButton>
  );
  const clearButton = (
    <PressButton kind="subtle" onPress={() => picking.clear()}>
      {say('lists.clear')}
    </PressButton>
  );
  const behindButton = (inside: ReactNode): ReactNode => (
    <DisclosurePanel
      rises
      align="end"
      label={say('lists.more')}
      renderButton={({ onPress, ...aria }) => (
        <PressButton
          kind="subtle"
          label={say('lists.more')}
          icon={<MoreHorizontal20Regular />}
          {...aria}
          onPress={onPress}
        />
      )}
    >
      <div className={styles.more}>{inside}</div>
    </DisclosurePanel>
  );
  const onPhone = (): ReactNode => (
    <>
      {submits ? submit : exportButton}
      {behindButton(
        <>
          {note !== '' && <p className={styles.note}>{note}</p>}
          {submits && exportButton}
          {archiveButton}
          {again}
          {onlyPage}
          {clearButton}
        </>,
      )}
    </>
  );
  const atDesk = (): ReactNode => (
    <>
      {again}
      {!isCrowded && onlyPage}
      {clearButton}
      {exportButton}
      {!isCrowded && archiveButton}
      {submit}
      {isCrowded &&
        (offersDownload || onlyPage) &&
        behindButton(
          <>
            {archiveButton}
            {onlyPage}
          </>,
        )}
    </>
  );
  return (
    <>
      {!picking.isEmpty && (
        <FooterBar
          slim={isPhone}
          line={!isNarrow}
          count={failed ? say('lists.unknown') : count === undefined ? '' : say('lists.picked', { count })}
          total={total && say(total)}
          note={note === '' || isPhone ? undefined : note}
          actions={isPhone ? onPhone() : atDesk()}
        />
      )}
      {batch && <BatchDialog batch={batch} onClosed={() => picking.batchClosed()} />}
    </>
  );
});
