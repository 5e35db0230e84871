import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const { OPS, Util } = await getResolvedPDFJS();

type Box = number[];

/** Returns how far a shape extends beyond an area, in points. */
const beyond = ([left = 0, bottom = 0, right = 0, top = 0]: Box, area: Box) =>
  Math.max(
    (area[0] ?? 0) - left,
    (area[1] ?? 0) - bottom,
    right - (area[2] ?? 0),
    top - (area[3] ?? 0),
  );

/**
 * Returns each page's size in points, and the boxes of shapes that the page's edge or a clip cuts off.
 * Shapes include text, because Firefox draws each run in a variable font as one shape.
 */
export async function readPages(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let state = { matrix: [1, 0, 0, 1, 0, 0], area: page.view };
    let isClip = false;
    const cut: string[] = [];
    const states: (typeof state)[] = [];
    for (const [index, operation] of fnArray.entries()) {
      const parameters = argsArray[index];
      if (operation === OPS.save) states.push(state);
      else if (operation === OPS.restore) state = states.pop() ?? state;
      else if (operation === OPS.transform)
        state = { ...state, matrix: Util.transform(state.matrix, parameters) };
      else if (operation === OPS.clip || operation === OPS.eoClip) isClip = true;
      else if (operation === OPS.constructPath) {
        const [paint, , bounds] = parameters;
        const box = [Infinity, Infinity, -Infinity, -Infinity];
        if (bounds) Util.axialAlignedBoundingBox(bounds, state.matrix, box);
        if (isClip) state = { ...state, area: Util.intersect(state.area, box) ?? [0, 0, 0, 0] };
        else if ([OPS.fill, OPS.eoFill].includes(paint) && beyond(box, state.area) > 0.5)
          cut.push(box.map(Math.round).join(' '));
        isClip = false;
      }
    }
    pages.push({ size: page.view.slice(2).map(Math.round), cut });
  }
  await pdf.loadingTask.destroy();
  return pages;
}
