/** A report without a browser: the plots are drawn into a document made for them. */
import { parseHTML } from 'linkedom';
import { type ReportParts, renderReport } from './html.ts';

export function reportPage(parts: ReportParts): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  return renderReport(parts, document as unknown as Document);
}
