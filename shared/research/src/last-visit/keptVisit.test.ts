import { signIn, signOut } from '@portal/session';
import { currentVisit, keepVisit } from './keptVisit.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const asClient = (currentUserName: string) =>
  signIn({ accessToken: 'a', refreshToken: 'r', currentUserName }, { remember: false });

beforeEach(() => {
  localStorage.clear();
  asClient('Emma Everett');
});

test('the first visit knows no other; the next knows when it began', () => {
  expect(currentVisit(at('08:00'))?.previousStart).toBeUndefined();
  keepVisit(at('08:00'));
  expect(currentVisit(at('08:10'))?.previousStart).toBeUndefined();
  expect(currentVisit(at('14:00'))?.previousStart).toBe(at('08:00').toISOString());
});

test('clients of one device have visits of their own, kept without their names', () => {
  keepVisit(at('08:00'));
  asClient('Bruno Bond');
  expect(currentVisit(at('14:00'))?.previousStart).toBeUndefined();
  keepVisit(at('14:00'));
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Emma|Bruno/);
  asClient('Emma Everett');
  expect(currentVisit(at('14:00'))?.previousStart).toBe(at('08:00').toISOString());
});

test('nobody signed in has no visit', () => {
  signOut();
  keepVisit(at('08:00'));
  expect(currentVisit(at('08:00'))).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing marks nothing, and says so in its console', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepVisit(at('08:00'));
  expect(currentVisit(at('14:00'))).toBeUndefined();
  expect(warned).toHaveBeenCalled();
  jest.restoreAllMocks();
});
