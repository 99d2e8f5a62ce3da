import { launch, visit } from './browser.ts';

const b = await launch();
const v = await visit(b, {
  baseURL: 'http://127.0.0.1:5199',
  settings: { confirmEnd: false, motion: 'off', guided: ['storm-the-bridge'] },
});
await v.page.goto('/play/storm-the-bridge?guided=0&level=cadet&options=' + encodeURIComponent(JSON.stringify({ firstSeat: '1' })));
await v.page.waitForTimeout(4000);
await v.page.screenshot({ path: '/tmp/stb/one.png' });
console.log(await v.page.getByTestId('question').textContent(), v.complaints);
await b.close();
