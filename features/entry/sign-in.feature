Feature: Signing in
  Users of a company sign in with their name and password, under one of their roles. A refusal never says whether the
  name or the password was wrong.

  @journey
  Scenario: A clerk signs in and starts at home
    Given Zhou Siyuan has an account as operator of Yanzhou
    When Zhou Siyuan signs in
    Then Zhou Siyuan works as "Operator"
    And Zhou Siyuan is at the home page

  Rule: Each channel has its own sign-in address and brand, and the rules are the same

    Scenario Outline: The sign-in page at <address> shows its title and brand
      Then the way in at "<address>" is called "<title>", in the name of "<brand>"

      Examples:
        | address                  | title                       | brand                        |
        | /login/login             | Business sign-in            | the host                     |
        | /login/aux-login/login   | Business sign-in            | the host                     |
        | /login/powerchina/login  | Business sign-in            | Yuechuan Construction Finance  |
        | /login/sz/login          | Business sign-in            | Chengzhou Supply Chain Finance |
        | /login/tj/login          | Business sign-in            | Jindu Industrial Finance     |
        | /login/zjsj/login        | Business sign-in            | Zhujing Design Supply Chain  |
        | /login/abs/login         | ABS sign-in                 | Asset-backed Securities      |
        | /login/sccp/login        | Supply chain bills sign-in  | Supply Chain Bills           |
        | /login/standard/login    | Standalone sign-in          | the host                     |
        | /login/guarantee/login   | Guarantee sign-in           | Electronic Guarantees        |
        | /login/guodebaoli/login  | Business sign-in            | Guhe Factoring               |
        | /login/haidan/login      | Business sign-in            | Haidan Energy Finance        |
        | /zjzcy/login             | Business sign-in            | Zhian Procurement Finance    |
        | /login/cnzgc/login       | Business sign-in            | Zhonggu Innovation Finance   |
        | /login/ryl/login         | Rongyulian sign-in          | Rongyulian                   |

    Scenario: A user who signs out returns to the sign-in page of the same channel
      Given Zhou Siyuan comes by the way in at "/login/sz/login"
      And Zhou Siyuan signs in
      When Zhou Siyuan signs out
      Then Zhou Siyuan is at the way in "/login/sz/login"

  Rule: A user can sign in with a code that is sent to the phone

    Scenario: A clerk signs in by a code
      Given Li Min asks for a code to their telephone
      When Li Min signs in by the code
      Then Li Min works as "Operator"
      And Li Min is at the home page

    Scenario Outline: A code is understood as it was <typed>
      Given Li Min asks for a code to their telephone
      When Li Min signs in by the code <typed>
      Then Li Min works as "Operator"

      Examples:
        | typed                                |
        | pasted with its whole text message   |
        | typed in full width                  |
        | typed in two groups                  |

    @wire
    Scenario: A code is no longer valid after five wrong entries
      Given Li Min asks for a code to their telephone
      And Li Min enters a wrong code 5 times
      When Li Min signs in by the code
      Then Li Min is told about the code: "The code is incorrect or no longer valid: check it or request another"

    @wire
    Scenario: The waiting time for another code is kept after a reload
      Given Li Min asks for a code to their telephone
      When Li Min loads the sign-in page again
      Then Li Min may ask for another code in 60 seconds

    Scenario Outline: A request for a number <whose> gets the same answer
      When somebody asks for a code to the number "<number>"
      Then somebody is told about the code: "If an account has this number, a code has been sent to it. It is valid for 5 minutes."

      Examples:
        | whose              | number      |
        | that somebody has  | 14000001002 |
        | that nobody has    | 14099990000 |

  Rule: A refusal does not say whether the name or the password was wrong

    Scenario Outline: <who> is refused in the same words
      When somebody signs in as "<name>" with the password "<password>"
      Then the sign-in is refused with "The user name or password is not correct. Please try again."

      Examples:
        | who                     | name       | password   |
        | A known name            | zhousiyuan | not-it     |
        | A name that nobody has  | nobody     | not-it     |
        | A name with odd letters | ' or 1=1   | not-it     |

  Rule: Three failures require a proof of being human, and five lock the account for fifteen minutes

    Scenario: A picture code is required after three failures
      Given somebody failed 3 times to sign in as "limin"
      When somebody signs in as "limin" with the password "Huiyu#2026"
      Then a code from a picture is asked for

    @extension
    Scenario: A computed proof can replace the picture code
      Given somebody failed 3 times to sign in as "limin"
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then "limin" is signed in

    @extension @wire
    Scenario: Sign-in from the same place is locked after five failures
      Given somebody failed 5 times to sign in as "limin", proving to be human where asked
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then the sign-in is refused with "Too many failed attempts. Please try again after 10:15, or press “Unlock account”."

  Rule: Password guessing by strangers requires a proof from the owner but does not lock the account

    Background:
      Given strangers elsewhere failed 12 times to sign in as "limin"

    @wire
    Scenario: The owner of an attacked account is asked for a proof at the first attempt
      When somebody signs in as "limin" with the password "Huiyu#2026"
      Then a code from a picture is asked for

    @extension
    Scenario: The owner of an attacked account signs in with a computed proof
      Given somebody signs in as "limin" with the password "Huiyu#2026"
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then "limin" is signed in

    Scenario: Other users are not asked for a proof
      When Zhou Siyuan signs in
      Then Zhou Siyuan works as "Operator"

  Rule: Twenty wrong passwords from twenty places do not reveal whether the name exists

    @extension
    Scenario Outline: Repeated failures with a name <whose> get the same refusal
      Given strangers elsewhere failed 20 times to sign in as "<name>"
      And somebody signs in as "<name>" with the password "not-it"
      And somebody failed 1 times to sign in as "<name>", proving to be human where asked
      Then the sign-in is refused with "The user name or password is not correct. Please try again."

      Examples:
        | whose             | name   |
        | that somebody has | limin  |
        | that nobody has   | nobody |

  Rule: Withdrawn access ends a session at its next request, with the reason

    Scenario: A signed-in user is told that the company was deregistered
      Given He Qinghe is signed in
      When the company of He Qinghe is struck off
      Then He Qinghe is told that the company has been deregistered

    @wire
    Scenario: A signed-in user is told that a role was withdrawn
      Given Lin Zhixia is signed in
      When Lin Zhixia loses the role "Operator"
      Then Lin Zhixia is told that the role has been withdrawn

  Rule: Users of a deregistered company cannot sign in

    @wire
    Scenario: A clerk of a deregistered company is refused with the reason
      When somebody signs in as "dingmuye" with the password "Huiyu#2026"
      Then the sign-in is refused because the company has been deregistered

  Rule: An account has only one session at a time

    @wire
    Scenario: The earlier session ends when the same account signs in elsewhere
      Given Zhou Siyuan is signed in
      When Zhou Siyuan signs in on another device
      Then the first device is told that the account signed in on another device

  Rule: A person with several roles works in one role at a time

    Scenario: An operator who is also a director switches to the director role
      Given Lin Zhixia is signed in
      When Lin Zhixia takes the role "Director"
      Then Lin Zhixia works as "Director"
      And Lin Zhixia may not make packages

    Scenario: Signing out ends the session
      Given Zhou Siyuan is signed in
      When Zhou Siyuan signs out
      Then Zhou Siyuan is asked to sign in

  Rule: A session ends after half an hour without activity

    Scenario: A session ends after 31 minutes without activity
      Given Zhou Siyuan is signed in
      When 31 minutes pass in which Zhou Siyuan does nothing
      Then Zhou Siyuan is asked to sign in

    Scenario: A session continues while the user works
      Given Zhou Siyuan is signed in
      When 40 minutes pass in which Zhou Siyuan works
      Then Zhou Siyuan is at the evidence packages
