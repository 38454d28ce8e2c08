# language: es
Característica: Lo que dicen las pantallas de mis datos

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: Se dice sólo lo que se sabe, y a quién se le avisa

    @PRO-02 @camino
    Escenario: De lo que se sabe en parte se lee esa parte
      Dado que el prestamista sólo sabe su teléfono y parte de su domicilio
      Cuando abre el portal
      Entonces la pantalla dice:
        | Teléfono de contacto |
        | 1145678901           |
        | Calle y número       |
        | Diagonal 74          |
        | Código postal        |
        | 1900                 |
      Y la pantalla no dice:
        | Otro teléfono          |
        | Correo                 |
        | Localidad              |
        | Partido o departamento |
        | Provincia              |

    @PRO-07
    Escenario: Si sólo se sabe el teléfono, se le avisa al teléfono
      Dado que el prestamista sólo sabe su teléfono y parte de su domicilio
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | Por tu seguridad, cuando lo guardes le avisamos al 1145678901. |

    @PRO-07
    Escenario: Si no había a quién avisarle, igual se dice qué hacer si no fue ella
      Dado que el prestamista no sabe nada de su contacto ni de su domicilio
      Cuando cambia el contacto:
        | Teléfono de contacto | 1145678901          |
        | Correo               | marta@nuevo.example |
      Entonces la pantalla dice:
        | Guardamos tus datos de contacto           |
        | Si no fuiste vos, escribinos por chat.    |
        | Hablar por chat (se abre en otra pestaña) |
