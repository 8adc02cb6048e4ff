import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { DocumentViewerPane } from '../../viewer/shared/DocumentViewerPane.tsx';
import { focusOnceLost } from '../../design/actions/focus-in.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemConflict } from './ItemConflict.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemFiles } from './ItemFiles.tsx';
import { ItemForm } from './ItemForm.tsx';
import { ItemPaper } from './ItemPaper.tsx';
import { ItemTwins } from './ItemTwins.tsx';
import { ItemUnsaved } from './ItemUnsaved.tsx';
import { placeId } from './place-id.ts';
import { WordMarkLines } from './WordMarkLines.tsx';
import { useMaterialsStyles } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';
import { usePreviewedFile } from './use-previewed-file.ts';
import { useTopOnScreen } from '../../pages/use-top-on-screen.ts';

const useStyles = makeStyles({
  paper: { flexGrow: 1, flexShrink: 1, flexBasis: '50%', minHeight: '180px' },
  // At most half of the height, because the typed values are compared with the file.
  form: {
    flexShrink: 0,
    maxHeight: '56%',
    boxSizing: 'border-box',
    overflowY: 'auto',
    containerType: 'inline-size',
    marginTop: '8px',
    padding: '8px 14px',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  foot: { display: 'flex', borderTop: `1px solid ${portal.hairlineSoft}`, paddingTop: '4px' },
});

/** The form of the selected document, below its file. */
const OpenForm = observer(function OpenForm({ viewer }: { readonly viewer: ViewerPresenter }) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { openItem, frame } = page;
  const view = openItem && page.item(openItem.documentId);
  if (!openItem || !view || view.fields.length === 0) return null;
  const open = frame.editable && view.open.open;
  return (
    <section
      className={styles.form}
      aria-label={say('reading.work-place')}
      onFocus={() => actions.work.documentEntered(view.documentId)}
    >
      <ItemUnsaved view={view} />
      <ItemConflict view={view} />
      {open && <ItemTwins view={view} />}
      {open && <ItemPaper view={view} />}
      {view.files.length > 1 && <ItemFiles viewer={viewer} view={view} open={open} />}
      {open ? <ItemForm key={view.documentId} viewer={viewer} view={view} /> : <ItemFacts fields={view.fields} />}
      <WordMarkLines viewer={viewer} view={view} editable={frame.editable} />
      <div className={styles.foot}>
        <ItemActions viewer={viewer} view={view} materialId={openItem.materialId} open={open} />
      </div>
    </section>
  );
});

/**
 * The file and the form of the selected document, beside the list if there is room. Otherwise the form is in its row,
 * and the file covers the window when the user opens it.
 */
export const WorkPlace = observer(function WorkPlace({ viewer }: { readonly viewer: ViewerPresenter }) {
  const { page, actions, beside } = useMaterials();
  const styles = useStyles();
  const places = useMaterialsStyles();
  const asked = page.preview?.asked === true;
  const shown = beside || asked;
  const place = useRef<HTMLDivElement>(null);
  useTopOnScreen(place, beside);

  usePreviewedFile(viewer, shown);

  const { marks } = page;
  useEffect(
    () => viewer.setMarks(marks.map((mark) => ({ ...mark, settled: mark.verdict !== undefined }))),
    [viewer, marks],
  );

  const closed = (): void => {
    actions.previewClosed();
    // The button that opened it may have been removed with its form.
    if (page.openItem) focusOnceLost([placeId(page.openItem.documentId)]);
  };
  if (!beside) return asked ? <DocumentViewerDialog presenter={viewer} onClose={closed} /> : null;
  return (
    <div ref={place} className={places.preview}>
      <div className={styles.paper}>
        <DocumentViewerPane presenter={viewer} />
      </div>
      <OpenForm viewer={viewer} />
    </div>
  );
});
