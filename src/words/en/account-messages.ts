/** What the account area says, in English. `{name}` and the like are filled in where the text is used. */
export const accountMessages = {
  'account.login.heading': 'Log in',
  'account.login.lead': 'Your connections and your MRP runs, as you left them.',
  'account.login.submit': 'Log In',
  'account.login.other': 'No account yet?',
  'account.login.toggle': 'Create an account',
  'account.login.forgot': 'Forgot your password? Write to',
  'account.login.lost':
    'We cannot see or reset it: the account is in this browser alone. To begin again, clear this site’s data in the browser.',
  'account.scriptless': 'Logging in and creating an account need JavaScript, which is off in this browser.',
  'account.login.remember': 'Remember me',
  'account.login.remember.hint':
    'You stay logged in until you log out, ticked or not. The tick is only noted in this browser.',
  'account.register.heading': 'Create your account',
  'account.register.lead': 'Try the account area: connect an ERP and start an MRP run, both simulated.',
  'account.register.submit': 'Create Account',
  'account.register.other': 'Already registered?',
  'account.register.toggle': 'Log in',
  'account.working': 'One moment...',
  'account.opening': 'Opening your account...',

  'account.local.heading': 'A demo account',
  'account.local.note':
    'The account is kept in this browser only, and so is its password, readable for anyone who uses this browser. Please do not reuse a real one.',
  'account.told':
    'Registering and logging in send your name, company, job title and email address to our team, never your password.',
  'account.storage.blocked':
    'This browser does not let the page keep anything. The account works until you leave the page, then it is gone.',
  'account.storage.full':
    'The storage of this browser is full. The account works until you leave the page; what you do from now on is then gone.',

  'account.fullName': 'Full name',
  'account.companyName': 'Company name',
  'account.jobTitle': 'Job title',
  'account.email': 'Email',
  'account.password': 'Password',
  'account.confirmPassword': 'Confirm password',
  'account.password.show': 'Show',
  'account.password.hide': 'Hide',
  'account.password.show.label': 'Show password',
  'account.password.hide.label': 'Hide password',
  'account.password.show.confirm': 'Show confirmed password',
  'account.password.hide.confirm': 'Hide confirmed password',
  'account.password.capsLock': 'Caps Lock is on.',

  'account.fullName.missing': 'Please enter your full name.',
  'account.companyName.missing': 'Please enter the name of your company.',
  'account.jobTitle.missing': 'Please enter your job title.',
  'account.email.missing': 'Please enter your email address.',
  'account.password.missing': 'Please enter a password.',
  'account.confirmPassword.missing': 'Please enter the password once more.',

  'account.toast.missing.title': 'Missing Information',
  'account.toast.missing.login': 'Please enter your email and password.',
  'account.toast.missing.register': 'Please fill in all required fields.',
  'account.toast.unknown-email.title': 'Account Not Found',
  'account.toast.unknown-email.description':
    'No account found with that email address. Please create an account first.',
  'account.toast.wrong-password.title': 'Invalid Password',
  'account.toast.wrong-password.description': 'The password you entered is incorrect.',
  'account.toast.mismatch.title': 'Password Mismatch',
  'account.toast.mismatch.description': 'Passwords do not match.',
  'account.toast.email-taken.title': 'Account Already Exists',
  'account.toast.email-taken.description':
    'An account with this email already exists. Please log in instead.',
  'account.toast.wrong-credentials.title': 'Invalid Password',
  'account.toast.wrong-credentials.description':
    'No account was found with this email and password. Please check both, or create an account first.',
  'account.toast.weak-password.title': 'Password Too Short',
  'account.toast.weak-password.description': 'Please choose a longer password, of six characters at least.',
  'account.toast.invalid-email.title': 'Invalid Email',
  'account.toast.invalid-email.description':
    'This does not look like an email address. Please check it: name@company.com.',
  'account.toast.user-disabled.title': 'Account Disabled',
  'account.toast.user-disabled.description': 'This account has been disabled. Please write to {email}.',
  'account.toast.too-many-requests.title': 'Too Many Attempts',
  'account.toast.too-many-requests.description': 'Please wait a few minutes, then try again.',
  'account.toast.network.title': 'No Connection',
  'account.toast.network.description':
    'The accounts could not be reached. Please check your connection and try again; what you typed is still here.',
  'account.toast.not-allowed.title': 'Accounts Not Available',
  'account.toast.not-allowed.description':
    'Accounts do not work on this page at the moment. Please write to {email}.',
  'account.toast.unknown.title': 'That Did Not Work',
  'account.toast.unknown.description': 'Please try again. If it happens again, write to {email}.',
  'account.toast.login.title': 'Login Successful',
  'account.toast.login.description': 'Welcome back, {name}!',
  'account.toast.register.title': 'Account Created Successfully',
  'account.toast.register.description': 'Welcome, {name}!',
  'account.toast.logout.title': 'Logged Out',
  'account.toast.logout.description': 'Your connections and runs are kept for the next time.',
  'account.toast.erp.title': 'ERP Connected',
  'account.toast.erp.description': 'NetSuite integration added successfully!',
  'account.toast.run.title': 'MRP Run Started',
  'account.toast.run.description': 'Your MRP run has been completed successfully!',
} as const
