import {
  Briefcase,
  Compass,
  House,
  type LucideIcon,
  MessageCircle,
  Shield,
  User,
} from 'lucide-react';
import { paths } from '#contract/paths.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { isStaff } from '#contract/users/roles.ts';

export interface NavigationLink {
  label: string;
  href: string;
  Icon: LucideIcon;
}

const home: NavigationLink = { label: 'Home', href: paths.home, Icon: House };
const jobs: NavigationLink = { label: 'Jobs', href: paths.jobs, Icon: Briefcase };
const discover: NavigationLink = { label: 'Discover', href: paths.discover, Icon: Compass };
const messages: NavigationLink = { label: 'Messages', href: paths.messages, Icon: MessageCircle };
const profile: NavigationLink = { label: 'Profile', href: paths.ownProfile, Icon: User };
const admin: NavigationLink = { label: 'Admin', href: paths.admin, Icon: Shield };

type Viewer = Pick<CurrentUser, 'isAdmin' | 'role' | 'staffStep'>;

/** Also for staff whose session lacks a step: the page behind the link asks for it. */
const hasAdmin = (viewer: Viewer) => isStaff(viewer) || viewer.staffStep !== null;

export function topNavigationLinks(viewer: Viewer): NavigationLink[] {
  return [home, jobs, discover, messages, ...(hasAdmin(viewer) ? [admin] : [])];
}

/** Five at most: a sixth would leave too little for a thumb. The menu above has the profile of those with Admin. */
export function bottomNavigationLinks(viewer: Viewer): NavigationLink[] {
  return [home, jobs, discover, messages, hasAdmin(viewer) ? admin : profile];
}

/** Every path starts with that of the home page, and other members' profiles with that of one's own. */
function hasPagesBelow(href: string): boolean {
  return href !== paths.home && href !== paths.ownProfile;
}

/** Their addresses are not below that of the jobs page, where they are found. */
function isAboutApplications(pathname: string): boolean {
  return pathname === paths.applicants || pathname.startsWith('/applications/');
}

/** `page` on the page itself, `true` on pages below it. */
export function ariaCurrentFor(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href || (href === paths.home && pathname === paths.auth)) return 'page';
  if (href === paths.jobs && isAboutApplications(pathname)) return 'true';
  return hasPagesBelow(href) && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
