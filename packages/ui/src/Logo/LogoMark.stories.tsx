import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './LogoMark.tsx';

const meta = { component: LogoMark } satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const Large: Story = { args: { style: { width: '7.5rem', height: '7rem' } } };
