Feature: Registering a company
  A new company registers itself. It enters its name and code, the registering user and how they will sign in, accepts
  both agreements and the declarations, and confirms with a code by text message. Nobody of the platform has to do
  anything first.

  Rule: A complete and correct registration creates an account that can be used at once

    @journey @again
    Scenario: A new company registers and its user signs in
      Given Shi Qingyue comes to register her company
      When Shi Qingyue says everything about her company and herself
      And Shi Qingyue registers by the code to her telephone
      Then Shi Qingyue is told that "青屿传动设备有限公司" is registered with the user name "shiqingyue"
      When Shi Qingyue signs in with what she chose
      Then Shi Qingyue begins at "/my/start"

    Scenario: No questions are asked on arrival after registration
      Given Shi Qingyue has registered her company
      When Shi Qingyue signs in with what she chose
      And Shi Qingyue arrives
      Then Shi Qingyue is asked about nothing

    Scenario: A new company has no open products and is not certified
      Given Shi Qingyue has registered her company
      When Shi Qingyue signs in with what she chose
      And Shi Qingyue looks at the product "Receivables financing"
      Then the product stands as "not-open" to Shi Qingyue, and "not-certified" is missing

    @wire
    Scenario: A registration that is sent again after a lost answer is not made twice
      Given Shi Qingyue has registered her company
      When Shi Qingyue sends the same registration again
      Then Shi Qingyue is told that it had been registered before
      And one company has the code "91330299MAG4Y52T9T"

  Rule: A company can register only once, and its people are not revealed

    @wire
    Scenario: A company that is already registered is refused
      Given Shi Qingyue comes to register her company
      When Shi Qingyue registers with the unified social credit code "91330299MA5JMH9238"
      Then Shi Qingyue is told of the registration "company-registered"

    Scenario: A deregistered company is refused
      Given Shi Qingyue comes to register her company
      When Shi Qingyue registers with the unified social credit code of a company that was struck off
      Then Shi Qingyue is told of the registration "company-deregistered"

    @wire
    Scenario: The name of another company is refused
      Given Shi Qingyue comes to register her company
      When Shi Qingyue registers with the company name "宁波砚舟精密铸造有限公司"
      Then Shi Qingyue is told of the registration "A company of this name is registered with another unified social credit code: check the name and the code"

    Scenario: A user name that is taken is refused
      Given Shi Qingyue comes to register her company
      When Shi Qingyue registers with the user name "limin"
      Then Shi Qingyue is told of the registration "This user name is already taken: choose another"

    Scenario: Nothing is revealed before the right code is entered
      Given Shi Qingyue comes to register her company
      When Shi Qingyue guesses the code to register with the unified social credit code "91330299MA5JMH9238"
      Then Shi Qingyue is told of the registration "The code is incorrect or no longer valid: check it or request another"

  Rule: Errors are shown at their fields

    Scenario Outline: The <what> "<wrong>" is refused
      Given Shi Qingyue comes to register her company
      When Shi Qingyue fills in the registration with the <what> "<wrong>"
      Then Shi Qingyue is told of the registration "<words>"

      Examples:
        | what                       | wrong              | words                                                                                    |
        | unified social credit code | 91330299MAG4Y52T9Q | The check character of this code is wrong: compare each character                        |
        | unified social credit code | 9133               | A unified social credit code has 18 digits and capital letters, without I, O, S, V and Z |
        | identity card number       | 330299199802303011 | The date of birth in this number does not exist: check it                                |
        | identity card number       | 330299199003071234 | The check character of this number is wrong: compare each digit                          |
        | user name                  | 9lives             | 3 to 30 characters, a letter first: only small letters, digits and . _ -                 |
        | password                   | shiqingyue-2026    | It may not contain your user name or name                                                |
        | password                   | short              | At least 10 characters                                                                   |

  Rule: Entries are kept after a reload, except secrets

    Scenario: A reload keeps the company and user name but not the identity number or password
      Given Shi Qingyue comes to register her company
      And Shi Qingyue has said which company it is and who she is
      When Shi Qingyue loads the registration again
      Then her company name, code and user name stand there again
      And neither her identity card number nor her password does

  Rule: A company can register for a product or a guarantee project

    Scenario: A company registers for a product and is led to it
      Given Shi Qingyue comes to register at "/register/est"
      Then Shi Qingyue registers for "Receivables financing"
      When Shi Qingyue says everything about her company and herself
      And Shi Qingyue registers by the code to her telephone
      Then the registration leads Shi Qingyue on to "/login/login?from=%2Fmy%2Fproduct%2Foverview%3FproductType%3DEST"

    Scenario: A company registers for a guarantee project
      Given Shi Qingyue comes to register at "/guarantee/register/register?serial=GP2026-0417"
      Then Shi Qingyue registers for "滨河新区综合管廊二期工程, 北屿建设工程集团有限公司"
      When Shi Qingyue says everything about her company and herself
      And Shi Qingyue registers by the code to her telephone
      Then Shi Qingyue is told that "青屿传动设备有限公司" is registered with the user name "shiqingyue"

    @wire
    Scenario: An unknown guarantee project is reported
      Given Shi Qingyue comes to register at "/guarantee/register/register?serial=GP0000-0000"
      Then Shi Qingyue registers for "no such project"
