import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { moneyToText } from '../../../domain/money/money.ts';
import type { RelateController } from '../../../presentation/evidence/package-detail/relate-controller.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { TroubleDialogs } from '../shared/TroubleDialogs.tsx';
import { useBusinessKind } from '../shared/use-business-kind.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: '12px 0 0',
    padding: 0,
    maxHeight: '320px',
    overflowY: 'auto',
    display: 'grid',
    gap: '8px',
  },
  short: { marginTop: '12px' },
});

/** The dialogs for relating further businesses to a package: the choice, and a failure. */
export const RelateDialogs = observer(function RelateDialogs({
  controller,
}: {
  readonly controller: RelateController;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useBusinessKind();
  const { offered, chosen, trouble, failure, isNothingChosen, shortfall } = controller;
  const isNothingOffered = offered?.length === 0;
  return (
    <>
      <PortalDialog
        open={offered !== undefined}
        kind={isNothingOffered ? 'info' : 'confirm'}
        width="medium"
        title={say('after.relate-title', { kind })}
        {...(isNothingOffered ? {} : { confirmLabel: say('after.relate-count', { count: chosen.size, kind }) })}
        onConfirmed={async () => controller.choiceConfirmed()}
        onClosed={() => controller.choiceDropped()}
      >
        {say(isNothingOffered ? 'after.relate-none' : 'after.relate-body', { kind })}
        {offered !== undefined && offered.length > 0 && (
          <ul className={styles.list}>
            {offered.map(({ id, number, amount, dueDate }) => (
              <li key={id}>
                <CheckBox checked={chosen.has(id)} onToggled={(on) => controller.businessTicked(id, on)}>
                  {[number, money(moneyToText(amount)), say('after.relate-due', { day: dueDate })].join(
                    say('formats.clause-separator'),
                  )}
                </CheckBox>
              </li>
            ))}
          </ul>
        )}
        {shortfall && (
          <div className={styles.short}>
            <Notice tone="warn" live small>
              {say(shortfall)}
            </Notice>
          </div>
        )}
        {isNothingChosen && (
          <Notice tone="bad" live small>
            {say('after.relate-nothing')}
          </Notice>
        )}
      </PortalDialog>
      <TroubleDialogs trouble={trouble} failure={failure} onRead={() => controller.troubleRead()} />
    </>
  );
});
