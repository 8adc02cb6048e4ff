Feature: The workbench
  The workbench is a separate site beside the portal. The main user of a company opens it from the header without
  signing in again. The portal gives a key that works once, within one minute, for the workbench only.

  Scenario Outline: The workbench is shown only to the main user
    Given <who> is signed in
    Then <who> is <shown> the workbench

    Examples:
      | who         | shown     |
      | Zhou Siyuan | shown     |
      | Li Min      | not shown |
      | Gu Yunzhou  | not shown |

  Scenario: A key lets the user into the workbench once
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    But the workbench lets in nobody by the same key again

  Scenario: A key expires after one minute
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And a minute passes on the way
    Then the workbench lets in nobody

  Scenario: A key is accepted only by the workbench, and refusals elsewhere do not use it up
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    Then nobody is let in at "https://evil.example/entry"
    And nobody is let in at "https://workbench.example/entry/"
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  Scenario: A user whose account is frozen meanwhile is not let in
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the account of Zhou Siyuan is frozen meanwhile
    Then the workbench lets in nobody

  Scenario: A user who is already in the workbench needs no new key
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    And Zhou Siyuan goes to the workbench
    Then Zhou Siyuan has taken no key there

  @wire
  Scenario: A user who signs out of the portal is also signed out of the workbench
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    And Zhou Siyuan signs out
    And Zhou Siyuan signs in again
    And Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  Scenario: A user whose portal session ended is also signed out of the workbench
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    And Zhou Siyuan is away for 40 minutes
    And Zhou Siyuan signs in again
    And Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  @extension
  Scenario: The account's history records the visit to the workbench
    Given Zhou Siyuan is signed in
    Then the account of Zhou Siyuan does not tell of "Signed in at the workbench"
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    Then the account of Zhou Siyuan tells of "Signed in at the workbench"

  Rule: A user can sign in to the workbench directly with a user name and a code to the phone

    Scenario: A user signs in to the workbench and leaves it
      Given Zhou Siyuan asks for a code at the workbench as "zhousiyuan"
      When Zhou Siyuan enters the workbench by the code
      Then "周思远" is signed in at the workbench
      When Zhou Siyuan leaves the workbench
      Then nobody is signed in at the workbench

    Scenario Outline: A wrong code is refused in the same way for known and unknown names
      Given <who> asks for a code at the workbench as "<name>"
      When <who> tries the code "12345x" at the workbench
      Then <who> is refused at the workbench because the code is not right
      And nobody is signed in at the workbench

      Examples:
        | who          | name       |
        | Zhou Siyuan  | zhousiyuan |
        | Li Min       | nobody     |

    @wire
    Scenario: A user without a workbench is refused after the right code
      Given Li Min asks for a code at the workbench as "limin"
      When Li Min enters the workbench by the code
      Then Li Min is refused at the workbench because there is none for Li Min
      And nobody is signed in at the workbench
