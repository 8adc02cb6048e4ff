import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { allowedExtensions } from '../../../domain/uploads/file-limits.ts';
import { sheetKilobytes, sheetLimits } from '../../../domain/evidence/upload/sheet-files.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { SheetsView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { saveFile } from '../../design/actions/save-file.ts';
import { useMaterials } from './materials-context.ts';
import { SheetResult } from './SheetResult.tsx';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '12px' },
  intro: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  words: { flexBasis: '280px', flexGrow: 1, color: tokens.colorNeutralForeground2 },
  way: { display: 'flex', flexDirection: 'column', gap: '6px' },
});

/** The progress of a sheet: first its sent bytes, then the platform's reading, whose progress is unknown. */
function UnderWay({ underWay }: { readonly underWay: NonNullable<SheetsView['underWay']> }) {
  const styles = useStyles();
  const { say } = useWords();
  const { name, sent, size } = underWay;
  const words = sent < size ? say('sheets.sending', { name }) : say('sheets.reading', { name });
  return (
    <div className={styles.way}>
      <div role="status">{words}</div>
      <ProgressBar share={size === 0 ? 0 : sent / size} label={words} />
    </div>
  );
}

/** The import of many invoices: the template, the drop zone of the sheet, and the outcome of each row. */
export const SheetDialog = observer(function SheetDialog() {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { materialId, underWay, results, templateBusy, templateFailed } = page.sheets;
  const frame = materialId === undefined ? undefined : page.material(materialId);
  const given = useCallback(
    (files: readonly File[]) => {
      if (materialId !== undefined)
        actions.sheets.sheetsGiven(
          materialId,
          files.map((file) => localFile(file)),
        );
    },
    [actions, materialId],
  );
  const closed = (): void => actions.sheets.closed();
  return (
    <PortalDialog
      open={frame !== undefined}
      kind="info"
      width="wide"
      title={say('sheets.title')}
      confirmLabel={say('common.close')}
      onConfirmed={closed}
      onClosed={closed}
    >
      <div className={styles.body}>
        <div className={styles.intro}>
          <span className={styles.words}>{say('sheets.intro')}</span>
          <PressButton
            icon={<ArrowDownload20Regular />}
            busy={templateBusy}
            onPress={async () => saveFile(await actions.sheets.templatePressed())}
          >
            {say('sheets.template')}
          </PressButton>
        </div>
        {templateFailed && (
          <Notice tone="bad" small live>
            {say(templateFailed)}
          </Notice>
        )}
        {frame && !underWay && (frame.adding.open || results.length === 0) && (
          <FileDrop
            label={say('sheets.label')}
            types={allowedExtensions(sheetLimits(frame.limits))}
            maxBytes={sheetKilobytes * 1024}
            small={results.length > 0}
            onFiles={given}
          />
        )}
        {underWay && <UnderWay underWay={underWay} />}
        {results.map((result, index) => (
          // The order never changes, and two files may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <SheetResult key={index} result={result} named={results.length > 1} />
        ))}
      </div>
    </PortalDialog>
  );
});
