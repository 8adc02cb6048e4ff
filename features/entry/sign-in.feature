Feature: Signing in
  People of a company sign in with their name and password, under one of their roles.
  What goes wrong is said without telling which of name and password was the wrong one.

  @journey
  Scenario: A clerk signs in and starts at home
    Given Zhou Siyuan has an account as operator of Yanzhou
    When Zhou Siyuan signs in
    Then Zhou Siyuan works as "Operator"
    And Zhou Siyuan is at the home page

  Rule: Each channel has an address and a brand of its own, and the same rules

    Scenario Outline: The way in at <address>
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

    Scenario: Whoever leaves is back where they came in
      Given Zhou Siyuan comes by the way in at "/login/sz/login"
      And Zhou Siyuan signs in
      When Zhou Siyuan signs out
      Then Zhou Siyuan is at the way in "/login/sz/login"

  Rule: A code that is sent to one's telephone signs in as well

    Scenario: A clerk signs in by a code
      Given Li Min asks for a code to their telephone
      When Li Min signs in by the code
      Then Li Min works as "Operator"
      And Li Min is at the home page

    @wire
    Scenario: Five wrong answers end a code
      Given Li Min asks for a code to their telephone
      And Li Min enters a wrong code 5 times
      When Li Min signs in by the code
      Then Li Min is told about the code: "The code is not correct or no longer valid: check it or ask for another"

    @wire
    Scenario: The wait for another code outlasts a reload
      Given Li Min asks for a code to their telephone
      When Li Min loads the sign-in page anew
      Then Li Min may ask for another code in 60 seconds

    Scenario Outline: A number is answered alike, <whose>
      When somebody asks for a code to the number "<number>"
      Then somebody is told about the code: "If an account has this number, a code has been sent to it. It is valid for 5 minutes."

      Examples:
        | whose              | number      |
        | that somebody has  | 14000001002 |
        | that nobody has    | 14099990000 |

  Rule: A refusal never says which part was wrong

    Scenario Outline: <who> is refused in the same words
      When somebody signs in as "<name>" with the password "<password>"
      Then the sign-in is refused with "The user name or password is not correct. Please try again."

      Examples:
        | who                     | name       | password   |
        | A known name            | zhousiyuan | not-it     |
        | A name that nobody has  | nobody     | not-it     |
        | A name with odd letters | ' or 1=1   | not-it     |

  Rule: Three failures ask for a proof of being human, five lock for fifteen minutes

    Scenario: The third failure asks for the code in a picture
      Given somebody failed 3 times to sign in as "limin"
      When somebody signs in as "limin" with the password "Huiyu#2026"
      Then a code from a picture is asked for

    @extension
    Scenario: A computed proof takes the picture's place
      Given somebody failed 3 times to sign in as "limin"
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then "limin" is signed in

    @extension @wire
    Scenario: The fifth failure locks the name for that place
      Given somebody failed 5 times to sign in as "limin", proving to be human where asked
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then the sign-in is refused with "Too many failed attempts. Please try again after 10:15, or press “Unlock account”."

  Rule: Strangers who guess at an account make it cost its owner a proof, and never lock it

    Background:
      Given strangers elsewhere failed 12 times to sign in as "limin"

    @wire
    Scenario: The owner is asked for a proof at the first attempt
      When somebody signs in as "limin" with the password "Huiyu#2026"
      Then a code from a picture is asked for

    @extension
    Scenario: The owner comes in with a computed proof
      Given somebody signs in as "limin" with the password "Huiyu#2026"
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then "limin" is signed in

    Scenario: Nobody else is asked for anything
      When Zhou Siyuan signs in
      Then Zhou Siyuan works as "Operator"

  Rule: Twenty wrong passwords from twenty places tell nobody whether there is such a name

    @extension
    Scenario Outline: A name <whose>
      Given strangers elsewhere failed 20 times to sign in as "<name>"
      And somebody signs in as "<name>" with the password "not-it"
      And somebody failed 1 times to sign in as "<name>", proving to be human where asked
      Then the sign-in is refused with "The user name or password is not correct. Please try again."

      Examples:
        | whose             | name   |
        | that somebody has | limin  |
        | that nobody has   | nobody |

  Rule: Whoever is at work notices at the next step what was taken away meanwhile

    Scenario: The company is struck off
      Given He Qinghe is signed in
      When the company of He Qinghe is struck off
      Then He Qinghe is told that the company has been deregistered

    @wire
    Scenario: A role is withdrawn
      Given Lin Zhixia is signed in
      When Lin Zhixia loses the role "Operator"
      Then Lin Zhixia is told that the role has been withdrawn

  Rule: A company that was deregistered may not sign in

    @wire
    Scenario: The deregistered company's clerk is told so
      When somebody signs in as "dingmuye" with the password "Huiyu#2026"
      Then the sign-in is refused because the company has been deregistered

  Rule: One account is used by one person at a time

    @wire
    Scenario: The earlier sign-in ends when the same account signs in elsewhere
      Given Zhou Siyuan is signed in
      When Zhou Siyuan signs in on another device
      Then the first device is told that the account signed in on another device

  Rule: A person with several roles takes one at a time

    Scenario: An operator who is also a director becomes director
      Given Lin Zhixia is signed in
      When Lin Zhixia takes the role "Director"
      Then Lin Zhixia works as "Director"
      And Lin Zhixia may not make packages

    Scenario: Signing out ends the session
      Given Zhou Siyuan is signed in
      When Zhou Siyuan signs out
      Then Zhou Siyuan is asked to sign in

  Rule: A session ends after half an hour in which its user did nothing

    Scenario: Half an hour of nothing
      Given Zhou Siyuan is signed in
      When 31 minutes pass in which Zhou Siyuan does nothing
      Then Zhou Siyuan is asked to sign in

    Scenario: Working keeps the session alive
      Given Zhou Siyuan is signed in
      When 40 minutes pass in which Zhou Siyuan works
      Then Zhou Siyuan is at the evidence packages
