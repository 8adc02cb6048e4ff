import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import { maxPayees } from '../../../domain/trade/shared/transfer-rules.ts';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { TransferPresenter } from '../../../presentation/trade/transfer/transfer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { FaultyRows } from '../shared/imports/FaultyRows.tsx';
import { SheetGiven } from '../shared/imports/SheetGiven.tsx';

const useStyles = makeStyles({ body: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** Reads the payees of a transfer from a sheet, and fills the valid ones into the form. */
export const PayeeSheetDialog = observer(function PayeeSheetDialog({
  presenter,
  onClosed,
}: {
  readonly presenter: TransferPresenter;
  readonly onClosed: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const [reading] = useState(() => presenter.sheet());
  useEffect(() => () => reading.left(), [reading]);
  const holdingId = presenter.holding?.holdingId;
  const given = useCallback(
    (files: readonly LocalFile[]) => void reading.filesGiven(files, holdingId),
    [reading, holdingId],
  );
  const { good, faulty, sum, read, unread } = reading;
  const { room } = presenter;
  const fits = good.length <= room;
  const mayFill = good.length > 0 && fits;
  return (
    <PortalDialog
      open
      kind={mayFill ? 'confirm' : 'info'}
      width="wide"
      title={say('imports.transfer-title')}
      confirmLabel={mayFill ? say('imports.fill', { count: good.length }) : say('common.close')}
      cancelLabel={say('trade.cancel')}
      onConfirmed={() => {
        if (mayFill) presenter.rowsImported(good);
        onClosed();
      }}
      onClosed={onClosed}
    >
      <div className={styles.body}>
        <SheetGiven
          reading={reading}
          intro={say('imports.transfer-intro', { most: reading.maxRows })}
          label={say('imports.transfer-label')}
          onGiven={given}
        />
        {read && (
          <Notice
            tone={good.length === 0 ? 'bad' : faulty.length > 0 || !fits ? 'warn' : 'ok'}
            live
            title={
              good.length === 0
                ? say('imports.good-none')
                : say('imports.good', { count: good.length, sum: moneyToText(sum) })
            }
          >
            {faulty.length > 0 && <div>{say('imports.faulty', { count: faulty.length })}</div>}
            {!fits && <div>{say('imports.fill-too-many', { most: maxPayees, left: Math.max(0, room) })}</div>}
            {unread.map((words) => (
              <div key={say(words)}>{say(words)}</div>
            ))}
          </Notice>
        )}
        <FaultyRows reading={reading} how={say('imports.faulty-how')} />
      </div>
    </PortalDialog>
  );
});
