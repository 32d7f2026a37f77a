import { pages } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { PanelOption } from './panelOptions.ts';

interface OnlyCompany<Option> {
  option: Option;
  /** Its id in calls. */
  company: string;
}

/** The company that is offered if no other is: its answers fit below it. [L-28] */
export function onlyCompany<Option extends PanelOption>(
  options: readonly Option[],
): OnlyCompany<Option> | undefined {
  const companies = options.filter(({ record }) => record?.category === 'Company');
  const [option] = companies.length === 1 ? companies : [];
  const company = option && matchPath(pages.companyProfile.path, option.href)?.params['id'];
  return option === undefined || company === undefined ? undefined : { option, company };
}
