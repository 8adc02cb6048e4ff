import { makeStyles, tokens } from '@fluentui/react-components';
import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import type { MaterialFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { observer } from 'mobx-react-lite';
import { saveFile } from '../../design/actions/save-file.ts';
import { useDownloads } from './downloads-context.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  samples: { display: 'flex', flexWrap: 'wrap', gap: '2px' },
  edited: { alignSelf: 'center', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface MaterialSamplesProps {
  readonly viewer: ViewerPresenter;
  readonly frame: MaterialFrame;
}

/** Templates to fill in and examples to view. The viewer can download them too. */
export const MaterialSamples = observer(function MaterialSamples({ viewer, frame }: MaterialSamplesProps) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const downloads = useDownloads();
  const button = (file: FileReference, label: string, index: number, count: number) => (
    // The viewer is loaded in advance, because a press is likely.
    <span key={file.fileId} onPointerEnter={() => viewer.prepare()}>
      <PressButton
        kind="subtle"
        size="small"
        label={`${say('common.label', { label })}${file.name}`}
        onPress={() => actions.previewPressed(file.fileId)}
      >
        {count > 1 ? `${label} ${index + 1}` : label}
      </PressButton>
    </span>
  );
  const renderDownload = (file: FileReference, index: number) =>
    downloads?.view.offered === true && (
      <PressButton
        key={`filled ${file.fileId}`}
        kind="subtle"
        size="small"
        label={say('standards.filled-of', { name: frame.name, file: file.name })}
        busy={downloads.view.busy === file.fileId}
        onPress={async () =>
          saveFile(await downloads.templatePressed(file.fileId, { materialId: frame.materialId, fileId: file.fileId }))
        }
      >
        {frame.templates.length > 1 ? `${say('standards.filled')} ${index + 1}` : say('standards.filled')}
      </PressButton>
    );
  const { templates, examples } = frame;
  if (templates.length + examples.length === 0) return null;
  return (
    <span className={styles.samples}>
      {templates.map((file, index) => button(file, say('materials.templates'), index, templates.length))}
      {templates.map(renderDownload)}
      {frame.templatesEdited && downloads?.view.offered === true && (
        <span className={styles.edited}>{say('standards.edited')}</span>
      )}
      {examples.map((file, index) => button(file, say('materials.examples'), index, examples.length))}
    </span>
  );
});
