Feature: The workbench
  Beside the portal stands a workbench. The main user of a company goes there from the header without signing in again:
  the portal gives them a key that holds once, for a minute, for the workbench alone.

  Scenario Outline: It is shown to the main user
    Given <who> is signed in
    Then <who> is <shown> the workbench

    Examples:
      | who         | shown     |
      | Zhou Siyuan | shown     |
      | Li Min      | not shown |
      | Gu Yunzhou  | not shown |

  Scenario: Whoever goes there is known there, once
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    But the workbench lets in nobody by the same key again

  Scenario: A key is over after a minute
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And a minute passes on the way
    Then the workbench lets in nobody

  Scenario: A key for the workbench opens no other place, and is good for the workbench still
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    Then nobody is let in at "https://evil.example/entry"
    And nobody is let in at "https://workbench.example/entry/"
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  Scenario: Whoever was frozen on the way is not let in
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the account of Zhou Siyuan is frozen meanwhile
    Then the workbench lets in nobody

  Scenario: Whoever is there already comes again without a key
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    And Zhou Siyuan goes to the workbench
    Then Zhou Siyuan has taken no key there

  @wire
  Scenario: Whoever leaves the portal has left the workbench
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    And Zhou Siyuan signs out
    And Zhou Siyuan signs in again
    And Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  Scenario: Whoever is put out of the portal has left the workbench
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    And Zhou Siyuan is away for 40 minutes
    And Zhou Siyuan signs in again
    And Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  @extension
  Scenario: Whoever was at the workbench finds it in their account
    Given Zhou Siyuan is signed in
    Then the account of Zhou Siyuan does not tell of "Signed in at the workbench"
    When Zhou Siyuan goes to the workbench
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    Then the account of Zhou Siyuan tells of "Signed in at the workbench"

  Rule: Whoever does not come from the portal is let in by their name and a code to their telephone

    Scenario: Zhou Siyuan sits down at the workbench, and leaves it
      Given Zhou Siyuan asks for a code at the workbench as "zhousiyuan"
      When Zhou Siyuan enters the workbench by the code
      Then "周思远" is signed in at the workbench
      When Zhou Siyuan leaves the workbench
      Then nobody is signed in at the workbench

    Scenario Outline: A wrong code lets nobody in, and tells of no name whether there is one
      Given <who> asks for a code at the workbench as "<name>"
      When <who> tries the code "12345x" at the workbench
      Then <who> is refused at the workbench because the code is not right
      And nobody is signed in at the workbench

      Examples:
        | who          | name       |
        | Zhou Siyuan  | zhousiyuan |
        | Li Min       | nobody     |

    @wire
    Scenario: A right code of whoever has no workbench opens none
      Given Li Min asks for a code at the workbench as "limin"
      When Li Min enters the workbench by the code
      Then Li Min is refused at the workbench because there is none for Li Min
      And nobody is signed in at the workbench
