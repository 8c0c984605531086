/** What is said when the cloud provider refuses; the rest is in the account area's own texts. */
export const cloudObjections = {
  'wrong-credentials': {
    title: 'Invalid Password',
    description:
      'No account was found with this email and password. Please check both, or create an account first.',
  },
  'weak-password': {
    title: 'Password Too Short',
    description: 'Please choose a longer password, of six characters at least.',
  },
  'invalid-email': {
    title: 'Invalid Email',
    description: 'This does not look like an email address. Please check it: name@company.com.',
  },
  'user-disabled': {
    title: 'Account Disabled',
    description: 'This account has been disabled. Please write to {email}.',
  },
  'too-many-requests': {
    title: 'Too Many Attempts',
    description: 'Please wait a few minutes, then try again.',
  },
  network: {
    title: 'No Connection',
    description:
      'The accounts could not be reached. Please check your connection and try again; what you typed is still here.',
  },
  'not-allowed': {
    title: 'Accounts Not Available',
    description: 'Accounts do not work on this page at the moment. Please write to {email}.',
  },
  unknown: {
    title: 'That Did Not Work',
    description: 'Please try again. If it happens again, write to {email}.',
  },
} as const
