import type { ComponentProps } from 'react';
import sprite from './styles/icons.svg';

export type Icon = ReturnType<typeof icon>;

/**
 * An icon by its `<symbol>` in `styles/icons.svg`. To add one, copy the content of its file from the Lucide set
 * (https://lucide.dev) into a `<symbol>` of the same name.
 */
function icon(name: string) {
  return (props: ComponentProps<'svg'>) => <IconNamed {...props} name={name} />;
}

export function IconNamed({ name, className, ...rest }: ComponentProps<'svg'> & { name: string }) {
  return (
    <svg {...rest} className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export const ArrowDown = /* @__PURE__ */ icon('arrow-down');
export const ArrowLeft = /* @__PURE__ */ icon('arrow-left');
export const ArrowRight = /* @__PURE__ */ icon('arrow-right');

export const BadgeCheck = /* @__PURE__ */ icon('badge-check');
export const Ban = /* @__PURE__ */ icon('ban');
export const Bell = /* @__PURE__ */ icon('bell');
export const BellOff = /* @__PURE__ */ icon('bell-off');
export const BellRing = /* @__PURE__ */ icon('bell-ring');
export const Bookmark = /* @__PURE__ */ icon('bookmark');
export const CalendarClock = /* @__PURE__ */ icon('calendar-clock');
export const CalendarDays = /* @__PURE__ */ icon('calendar-days');
export const CalendarOff = /* @__PURE__ */ icon('calendar-off');
export const CalendarPlus = /* @__PURE__ */ icon('calendar-plus');
export const Camera = /* @__PURE__ */ icon('camera');
export const ChartLine = /* @__PURE__ */ icon('chart-line');
export const Check = /* @__PURE__ */ icon('check');
export const CheckCheck = /* @__PURE__ */ icon('check-check');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const CircleAlert = /* @__PURE__ */ icon('circle-alert');
export const CircleCheck = /* @__PURE__ */ icon('circle-check');
export const CircleX = /* @__PURE__ */ icon('circle-x');
export const Clock = /* @__PURE__ */ icon('clock');
export const Columns3 = /* @__PURE__ */ icon('columns-3');
export const Compass = /* @__PURE__ */ icon('compass');
export const Copy = /* @__PURE__ */ icon('copy');
export const Download = /* @__PURE__ */ icon('download');
export const Ellipsis = /* @__PURE__ */ icon('ellipsis');
export const ExternalLink = /* @__PURE__ */ icon('external-link');
export const Eye = /* @__PURE__ */ icon('eye');
export const EyeOff = /* @__PURE__ */ icon('eye-off');
export const FileDown = /* @__PURE__ */ icon('file-down');

export const FilePlus2 = /* @__PURE__ */ icon('file-plus-2');
export const FileText = /* @__PURE__ */ icon('file-text');
export const Film = /* @__PURE__ */ icon('film');
export const Flag = /* @__PURE__ */ icon('flag');
export const FolderInput = /* @__PURE__ */ icon('folder-input');
export const Heart = /* @__PURE__ */ icon('heart');
export const History = /* @__PURE__ */ icon('history');
export const House = /* @__PURE__ */ icon('house');
export const Image = /* @__PURE__ */ icon('image');
export const ImageOff = /* @__PURE__ */ icon('image-off');
export const ImagePlus = /* @__PURE__ */ icon('image-plus');
export const IndianRupee = /* @__PURE__ */ icon('indian-rupee');
export const Info = /* @__PURE__ */ icon('info');
export const Landmark = /* @__PURE__ */ icon('landmark');
export const Languages = /* @__PURE__ */ icon('languages');
export const LayoutDashboard = /* @__PURE__ */ icon('layout-dashboard');
export const LifeBuoy = /* @__PURE__ */ icon('life-buoy');
export const Link2 = /* @__PURE__ */ icon('link-2');
export const LocateFixed = /* @__PURE__ */ icon('locate-fixed');
export const Lock = /* @__PURE__ */ icon('lock');
export const LockKeyhole = /* @__PURE__ */ icon('lock-keyhole');
export const LogIn = /* @__PURE__ */ icon('log-in');
export const LogOut = /* @__PURE__ */ icon('log-out');
export const Mail = /* @__PURE__ */ icon('mail');
export const MailX = /* @__PURE__ */ icon('mail-x');
export const MapPin = /* @__PURE__ */ icon('map-pin');
export const Menu = /* @__PURE__ */ icon('menu');
export const MessageCircle = /* @__PURE__ */ icon('message-circle');
export const MessageCirclePlus = /* @__PURE__ */ icon('message-circle-plus');
export const MessageSquareQuote = /* @__PURE__ */ icon('message-square-quote');

export const Mic = /* @__PURE__ */ icon('mic');
export const Minus = /* @__PURE__ */ icon('minus');
export const Monitor = /* @__PURE__ */ icon('monitor');
export const MonitorSmartphone = /* @__PURE__ */ icon('monitor-smartphone');
export const Moon = /* @__PURE__ */ icon('moon');
export const Package = /* @__PURE__ */ icon('package');
export const PackageCheck = /* @__PURE__ */ icon('package-check');
export const Pause = /* @__PURE__ */ icon('pause');
export const Pencil = /* @__PURE__ */ icon('pencil');
export const Phone = /* @__PURE__ */ icon('phone');
export const Play = /* @__PURE__ */ icon('play');
export const Plus = /* @__PURE__ */ icon('plus');
export const Printer = /* @__PURE__ */ icon('printer');
export const ReceiptText = /* @__PURE__ */ icon('receipt-text');
export const Reply = /* @__PURE__ */ icon('reply');
export const RotateCw = /* @__PURE__ */ icon('rotate-cw');
export const Ruler = /* @__PURE__ */ icon('ruler');
export const Scissors = /* @__PURE__ */ icon('scissors');
export const Search = /* @__PURE__ */ icon('search');
export const Send = /* @__PURE__ */ icon('send');
export const SendHorizontal = /* @__PURE__ */ icon('send-horizontal');
export const Settings = /* @__PURE__ */ icon('settings');

export const ShieldCheck = /* @__PURE__ */ icon('shield-check');
export const Shirt = /* @__PURE__ */ icon('shirt');
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal');
export const Smartphone = /* @__PURE__ */ icon('smartphone');
export const Square = /* @__PURE__ */ icon('square');
export const Star = /* @__PURE__ */ icon('star');
export const Store = /* @__PURE__ */ icon('store');
export const Sun = /* @__PURE__ */ icon('sun');
export const ThumbsUp = /* @__PURE__ */ icon('thumbs-up');
export const Trash2 = /* @__PURE__ */ icon('trash-2');
export const Truck = /* @__PURE__ */ icon('truck');
export const Upload = /* @__PURE__ */ icon('upload');
export const User = /* @__PURE__ */ icon('user');

export const UserPlus = /* @__PURE__ */ icon('user-plus');
export const UserX = /* @__PURE__ */ icon('user-x');
export const Volume2 = /* @__PURE__ */ icon('volume-2');
export const VolumeX = /* @__PURE__ */ icon('volume-x');
export const WifiOff = /* @__PURE__ */ icon('wifi-off');
export const X = /* @__PURE__ */ icon('x');
export const ZoomIn = /* @__PURE__ */ icon('zoom-in');
export const ZoomOut = /* @__PURE__ */ icon('zoom-out');
